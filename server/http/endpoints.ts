import { type Endpoint, endpoints } from '../../contract/api.ts';

const fixedPaths = new Map<string, Endpoint>();
const patterns: { matches: RegExp; endpoint: Endpoint }[] = [];

for (const endpoint of endpoints) {
  const { method, path } = endpoint;
  if (!path.includes('{')) fixedPaths.set(`${method} ${path}`, endpoint);
  else
    patterns.push({
      matches: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      endpoint,
    });
}

/**
 * The endpoint that a request is for, by what the contract says; null for none. Limits that hang on
 * it are looked up before anything is read, so what is not found here gets the strictest of each.
 */
export function findEndpoint({ method, url }: Request): Endpoint | null {
  const asked = `${method} ${new URL(url).pathname}`;
  return (
    fixedPaths.get(asked) ?? patterns.find(({ matches }) => matches.test(asked))?.endpoint ?? null
  );
}
