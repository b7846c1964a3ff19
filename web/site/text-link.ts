/** What a link inside running text wears. */
export const textLinkClass =
  'text-accent-strong underline decoration-from-font underline-offset-4 transition-colors hover:text-ink';
