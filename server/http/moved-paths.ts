/** Addresses that people and older links use, and where they lead: product decisions, navigation. */
export const movedPaths: Readonly<Record<string, string>> = {
  '/go/premium': '/checkout/premium',
  '/go/lifetime': '/checkout/lifetime',
  '/generate': '/platform/generate',
  // These tools are still to come; until then their names lead to what is nearest.
  '/flow-state': '/platform/image-generation',
  '/upscaler': '/platform/image-generation',
  '/models-training': '/platform/image-generation',
  '/guides': '/guide/masterclass',
  '/realtime-canvas': '/platform/image-generation',
  '/canvas-editor': '/platform/image-generation',
  '/video': '/platform/image-generation',
  '/platform/community': '/community',
  '/platform/api-access': '/help',
  '/platform/guides': '/guide/masterclass',
  '/platform/realtime-canvas': '/platform/image-generation',
  '/platform/canvas-editor': '/platform/image-generation',
  '/platform/video': '/platform/image-generation',
};
