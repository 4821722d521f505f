import { sizeName } from '@shop/i18n';
import { CONTENT_LANGUAGE } from './content-language.ts';
import { useLanguage } from './use-language.ts';

/** What is shown of a size, and the language of it where it stays as the owner wrote it. */
type ShownSize = { name: string; lang: string | undefined };

/** Names sizes in the interface language. */
export function useSizeName(): (size: string) => ShownSize {
  const language = useLanguage();
  return (size) => {
    const name = sizeName(size, language);
    return { name, lang: name === size.trim() ? CONTENT_LANGUAGE : undefined };
  };
}
