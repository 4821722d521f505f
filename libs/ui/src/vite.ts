import type { Plugin } from 'vite';
import { customMediaCss, themesCss, tokensCss } from './tokens-css.ts';

/**
 * Vite plugin for the design system's style sheets: replaces `@shop-tokens;` with the tokens and `@shop-themes;` with
 * the colours of `data-theme`, and declares the custom media (`@media (--phone)`), which Lightning CSS resolves. Both
 * apps and Storybook use it.
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
        const sheet = code.replace('@shop-tokens;', tokensCss).replace('@shop-themes;', themesCss);
        return { code: `${sheet}\n${customMediaCss()}`, map: null };
      },
    },
  };
}
