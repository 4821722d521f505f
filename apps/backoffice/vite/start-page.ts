import { catalogue } from '@shop/i18n/backoffice';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The module that `start.ts` loads. */
const APP = '/src/main.tsx';

/**
 * Completes `index.html`: the message that `start.ts` shows when the app cannot be loaded, in both languages,
 * and links that request the app's scripts at once.
 */
export function startPage(): Plugin {
  return {
    name: 'backoffice:start-page',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => ({
        html: html.replace('<!--load-error-->', await loadErrorMessage()),
        tags: bundle ? preloadTags(bundle) : [],
      }),
    },
  };
}

async function loadErrorMessage(): Promise<string> {
  const { translation: en } = await catalogue.load();
  const texts = { fr: catalogue.fr.translation, en };
  return Object.entries(texts)
    .map(
      ([lang, { chunkError, retry }]) =>
        `<div lang="${lang}"><h1>${chunkError.missing}</h1><p class="retry">${chunkError.missingText}</p><p class="reloads">${chunkError.failingText}</p><a href="">${retry}</a></div>`,
    )
    .join('');
}

function preloadTags(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(APP));
  if (app === undefined) throw new Error(`No chunk of this build is ${APP}.`);
  return [app.fileName, ...app.imports].map((fileName) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
    injectTo: 'head',
  }));
}
