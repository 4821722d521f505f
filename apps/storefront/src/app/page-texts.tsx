import type { I18n } from '@shop/i18n';
import type { ComponentType } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { loadPageTexts } from '@shop/i18n/storefront';
import { importAgain } from '../platform/import-again.ts';

type PageTexts = Awaited<ReturnType<typeof loadPageTexts>>['storefrontPages'];

let texts: PageTexts | undefined;
const told = new WeakSet<I18n>();

/** Fetches a page's module, and with the first of them the texts that home does without. */
export async function withPageTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), keepPageTexts()]);
  return module;
}

async function keepPageTexts(): Promise<void> {
  if (texts) return;
  try {
    texts = (await importAgain(loadPageTexts)).storefrontPages;
  } catch (cause) {
    // Its own words, without the chunk's address: whoever asks for the page again asks for a page.
    throw new Error('The texts of the pages could not be had', { cause });
  }
}

/** A page that `withPageTexts` fetched, speaking them. */
export function speaking(Page: ComponentType): ComponentType {
  return function SpeakingPage() {
    tell(useTranslation().i18n);
    return <Page />;
  };
}

/** Once an instance: a server makes one a render. */
function tell(i18n: I18n): void {
  if (texts === undefined || told.has(i18n)) return;
  told.add(i18n);
  i18n.add('fr', texts);
}
