/** The four legal pages, as the footer and the pages themselves name them. */
export const legalLinks = {
  terms: { label: 'Terms of Service', to: '/terms-of-service' },
  privacy: { label: 'Privacy Policy', to: '/privacy-policy' },
  refunds: { label: 'Refund Policy', to: '/refund-policy' },
  cookies: { label: 'Cookie Policy', to: '/cookie-policy' },
} as const;

export type LegalLink = (typeof legalLinks)[keyof typeof legalLinks];
