import type { Plugin } from 'vite';
import { customMediaCss, tokensCss } from './tokens-css.ts';

/**
 * Lets a Vite build use the design system's style sheets: writes the tokens where a sheet says
 * `@shop-tokens;`, and gives every sheet the named widths (`@media (--phone)`), which Lightning CSS
 * turns into plain conditions. All three builds share it, so tokens.ts stays the only source.
 */
export function uiStyles(): Plugin {
  return {
    name: 'shop:ui-styles',
    enforce: 'pre',
    config: () => ({
      css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    }),
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler(code, id) {
        if (id.includes('/node_modules/')) return null;
        const sheet = code.replace('@shop-tokens;', tokensCss);
        return { code: `${sheet}\n${customMediaCss()}`, map: null };
      },
    },
  };
}
