import { themesCss, tokensCss } from '@shop/ui/tokens-css';
import { tokensJson } from '@shop/ui/tokens-json';
import type { Plugin } from 'vite';

/** The files that Storybook offers for download, by their URL. */
const FILES: Record<string, () => string> = {
  'tokens/tokens.css': () => `${tokensCss()}\n${themesCss()}\n`,
  'tokens/dar-yasmine.tokens.json': () => `${JSON.stringify(tokensJson(), null, 2)}\n`,
};

/** Vite plugin: the design tokens as a style sheet and as W3C Design Tokens JSON, beside Storybook. */
export function tokenFiles(): Plugin {
  return {
    name: 'shop:token-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const content = FILES[request.url?.split('?')[0]?.slice(1) ?? ''];
        if (content) response.end(content());
        else next();
      });
    },
    generateBundle() {
      for (const [fileName, content] of Object.entries(FILES)) {
        this.emitFile({ type: 'asset', fileName, source: content() });
      }
    },
  };
}
