import type { Plugin } from 'vite';
import { readConfig, serverVariables } from './config.ts';
import { fillTemplate } from './page-template.ts';

export { buildScript } from './build-script.ts';
export { chunkFiles } from './chunk-files.ts';

/**
 * Fills the placeholders of a page in `vite dev`, as the server does with a built page. A build
 * leaves the placeholders. Throws when a variable is invalid.
 */
export function runtimeConfig(): Plugin {
  const variables = readConfig(serverVariables, process.env);
  const brand = { url: variables.SHOP_STOREFRONT_ORIGIN, ...variables.SHOP_BRAND };
  return {
    name: 'shop:runtime-config',
    apply: 'serve',
    transformIndexHtml: (html) => fillTemplate(html, { apiUrl: variables.SHOP_API_URL, brand }),
  };
}
