import type { Config } from '@react-router/dev/config';
import {
  applicationPaths,
  documentPaths,
  notFoundPath,
  siteFilePaths,
  unknownApplicationPath,
  unlistedDocumentPaths,
} from './contract/site-paths.ts';

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: [
    ...documentPaths,
    ...unlistedDocumentPaths,
    ...siteFilePaths,
    ...applicationPaths,
    unknownApplicationPath,
    notFoundPath,
  ],
} satisfies Config;
