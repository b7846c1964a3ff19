/** Spec, section 9: free members make five images on one UTC day; premium is not counted. */
export const freeGenerationsPerDay = 5;

/** Spec, sections 1 and 9. */
export const premiumPriceCents = 499;

export const premiumPrice = `$${(premiumPriceCents / 100).toFixed(2)}`;

/** The images one request may ask for; each is counted. */
export const imagesPerRequestMax = 4;
