import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import {
  applicationPaths,
  documentPaths,
  siteFilePaths,
  unlistedDocumentPaths,
} from '../contract/site-paths.ts';
import routes from './routes.ts';

/** The address of each route that has one and takes no part of it as a value. */
function listPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(index ? ['/'] : path && !/[:*]/.test(path) ? [`/${path}`] : []),
    ...listPaths(children ?? []),
  ]);
}

/** Those that take one, as patterns. */
function listPatterns(entries: readonly RouteConfigEntry[]): RegExp[] {
  return entries.flatMap(({ path, children }) => [
    ...(path?.includes(':') ? [new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`)] : []),
    ...listPatterns(children ?? []),
  ]);
}

// The server answers 404 for what is not built, and the browser would show it all the same.
test('every page that the router knows is built', () => {
  const built = [...documentPaths, ...unlistedDocumentPaths, ...siteFilePaths, ...applicationPaths];
  expect(listPaths(routes).filter((path) => !built.includes(path))).toEqual([]);
  const isKnown = (path: string) =>
    listPaths(routes).includes(path) || listPatterns(routes).some((one) => one.test(path));
  expect(applicationPaths.filter((path) => !isKnown(path))).toEqual([]);
});
