import { Suspense, useState, type ReactNode } from 'react';
import { switchLanguage, type Language } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';
import { catalogue } from '@shop/i18n/storefront';
import { importAgain } from '../../platform/import-again.ts';
import { latePart } from '../../platform/late-part.tsx';
import { useKeptTexts } from '../../platform/texts-context.ts';
import { LostLanguageLine } from './lost-language-line.tsx';
import { storeLanguage } from './stored-language.ts';

const { Late: LostLanguage } = latePart(
  () => import('./lost-language.tsx'),
  (module) => module.LostLanguage,
  LostLanguageLine,
);

/** A catalogue lost on its way is asked for again, as every late part is (F1). */
const loader: typeof catalogue = {
  ...catalogue,
  load: async () => {
    // Named as in the chunk itself: asked for again, that is what comes.
    const load = async () => ({ storefront: await catalogue.load() });
    return (await importAgain(load)).storefront;
  },
};

/**
 * Speaks another language and keeps the choice (I18N-2, I18N-5). Where its texts cannot be had the
 * page stays as it is.
 * @returns `change`, and a note that says so with a way to try again, to be rendered
 */
export function useLanguageChange(): { change: (wanted: Language) => void; note: ReactNode } {
  const { i18n } = useTranslation();
  const texts = useKeptTexts();
  const [lost, setLost] = useState<Language>();

  function change(wanted: Language) {
    setLost(undefined);
    switchLanguage(i18n, loader, wanted).then(
      () => storeLanguage(wanted, texts, document),
      () => setLost(wanted),
    );
  }

  const note = lost && (
    <Suspense>
      <LostLanguage
        language={lost}
        onRetry={() => change(lost)}
        onClose={() => setLost(undefined)}
      />
    </Suspense>
  );
  return { change, note };
}
