import { brand } from './brand.ts';

/**
 * Goes with every picture made while a paid plan counts: inside its PNG, and beside it in archives.
 * The terms of service, "Use license", are the binding text.
 */
export const commercialLicenseText = `Commercial license, granted by ${brand.name} to the member who made this picture while a premium plan was active: it may be used, changed and sold in paid work, in products, publications and advertising, worldwide and without naming anybody. The license stays with the picture when the plan ends. It promises neither that the picture is unique nor that it infringes nothing. Binding text: Terms of Service, "Use license".`;

/** In an archive, which may hold pictures of free days too. */
export const archiveLicenseText = (fileNames: readonly string[]) =>
  `${commercialLicenseText}\n\nThis license covers:\n${fileNames.map((name) => `- ${name}`).join('\n')}\n`;
