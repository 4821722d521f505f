export { readConfig, serverVariables } from './config.ts';
export { fillTemplate, type RuntimeConfig } from './page-template.ts';
export { metaPolicy, securityHeaders, type InlineSources } from './security-headers.ts';
export { createStaticServer, type Page } from './server.ts';
