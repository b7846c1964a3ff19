/** Where the public pages lead, by the names that bar, footer and texts call them. */
export interface SiteLink {
  label: string;
  to: string;
}

/** The bar of the public pages. */
export const headerLinks: readonly SiteLink[] = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'Community', to: '/community' },
  { label: 'Contact', to: '/contact' },
];

/** The footer that all public pages share. */
export const footerGroups: readonly { label: string; links: readonly SiteLink[] }[] = [
  {
    label: 'Studio',
    links: [
      { label: 'Launch App', to: '/platform' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Lifetime Deal', to: '/lifetime-deal' },
      { label: 'Gallery', to: '/gallery' },
      { label: 'Community', to: '/community' },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Blog', to: '/blog' },
      { label: 'Careers', to: '/careers' },
      { label: 'Contact', to: '/contact' },
    ],
  },
  {
    label: 'Support',
    links: [
      { label: 'Help Center', to: '/help' },
      { label: 'Contact Support', to: '/support' },
      { label: 'System Status', to: '/status' },
    ],
  },
  {
    label: 'Legal',
    links: [
      { label: 'Terms of Service', to: '/terms-of-service' },
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Refund Policy', to: '/refund-policy' },
      { label: 'Cookie Policy', to: '/cookie-policy' },
    ],
  },
];
