export { readConfig, serverVariables } from './config.ts';
export {
  hashSource,
  INLINE_SOURCES_FILE,
  inlineSourcesAsset,
  readInlineSources,
  type InlineSources,
} from './inline-sources.ts';
export { dataBlock, fillPlaceholders, fillTemplate, type RuntimeConfig } from './page-template.ts';
export { metaPolicy, securityHeaders } from './security-headers.ts';
export { APP_PAGE, createStaticServer, type Page } from './server.ts';
