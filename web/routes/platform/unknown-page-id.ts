/** The route of all paths below /platform that lead nowhere. */
export const unknownPageId = 'unknown-platform-page';
