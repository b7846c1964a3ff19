import type { Plugin } from 'vite';
import { parseMarkdown } from './markdown.ts';

/** A `.md` file as a module; the browser gets no parser. */
export function markdownTexts(): Plugin {
  return {
    name: 'markdown-texts',
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        try {
          return { code: `export default ${JSON.stringify(parseMarkdown(source))}`, map: null };
        } catch (error) {
          throw new Error(`${id}: ${(error as Error).message}`, { cause: error });
        }
      },
    },
  };
}
