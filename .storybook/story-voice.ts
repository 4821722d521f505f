import {
  LANGUAGES,
  parseLanguage,
  switchLanguage,
  type CatalogueLoader,
  type I18n,
  type Language,
} from '@shop/i18n';
import { atRest } from './at-rest.ts';

type Voice = { i18n: I18n; loader: CatalogueLoader };

let shown: Voice | undefined;

/** Tells which instance speaks in the story now shown; undefined where its texts are its arguments. */
export function setVoice(voice: Voice | undefined): void {
  shown = voice;
}

/**
 * Has the page now shown say all it says in each other language in turn, as it stands, with whatever
 * was pressed or opened in it, and lets `look` at it; ends in the language it began in. Does nothing
 * where no page is shown. Rejects, naming the language, with what `look` found.
 */
export async function inOtherLanguages(look: () => Promise<void>): Promise<void> {
  if (shown === undefined) return;
  const first = parseLanguage(shown.i18n.language);
  for (const language of LANGUAGES.filter((each) => each !== first)) {
    await speak(shown, language);
    await look().catch((error: unknown) => {
      throw new Error(`Said in ${language}: ${String(error)}`, { cause: error });
    });
  }
  await speak(shown, first);
}

async function speak({ i18n, loader }: Voice, language: Language): Promise<void> {
  await switchLanguage(i18n, loader, language);
  await atRest();
}
