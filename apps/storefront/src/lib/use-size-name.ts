import { sizeName } from '@shop/i18n';
import { CONTENT_LANGUAGE } from './content-language.ts';
import { useLanguage } from '@shop/app-kit';

/** The displayed name of a size, and its `lang` when it is the owner's own text. */
type SizeLabel = { name: string; lang: string | undefined };

/** Returns the function that translates size names into the interface language. */
export function useSizeName(): (size: string) => SizeLabel {
  const language = useLanguage();
  return (size) => {
    const name = sizeName(size, language);
    return { name, lang: name === size.trim() ? CONTENT_LANGUAGE : undefined };
  };
}
