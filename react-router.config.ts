import type { Config } from '@react-router/dev/config';
import {
  documentPaths,
  notFoundPath,
  siteFilePaths,
  unlistedDocumentPaths,
} from './contract/site-paths.ts';

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: [...documentPaths, ...unlistedDocumentPaths, ...siteFilePaths, notFoundPath],
} satisfies Config;
