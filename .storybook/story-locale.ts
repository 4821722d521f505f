import {
  changeLanguage,
  LANGUAGES,
  parseLanguage,
  type Catalogue,
  type Language,
} from '@shop/i18n';
import type { i18n as I18n } from 'i18next';
import { settled } from './settled.ts';

type StoryLocale = { i18n: I18n; catalogue: Catalogue };

let current: StoryLocale | undefined;

/** Sets the i18n instance of the current story; undefined where its texts are its arguments. */
export function setStoryLocale(locale: StoryLocale | undefined): void {
  current = locale;
}

/**
 * Runs `check` with the current page in each other language, then restores the language. Does
 * nothing for a story without an i18n instance. Rejects with the language and the error of `check`.
 */
export async function inOtherLanguages(check: () => Promise<void>): Promise<void> {
  if (current === undefined) return;
  const initial = parseLanguage(current.i18n.language);
  for (const language of LANGUAGES.filter((each) => each !== initial)) {
    await show(current, language);
    await check().catch((error: unknown) => {
      throw new Error(`In ${language}: ${String(error)}`, { cause: error });
    });
  }
  await show(current, initial);
}

async function show({ i18n, catalogue }: StoryLocale, language: Language): Promise<void> {
  await changeLanguage(i18n, catalogue, language);
  await settled();
}
