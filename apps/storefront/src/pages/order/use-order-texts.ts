import { LANGUAGES } from '@shop/i18n';
import { orderTexts } from '@shop/i18n/storefront-order';
import { useTranslation } from 'react-i18next';

/** Adds the namespace `order` to the i18next instance of the render, and returns its texts. */
export function useOrderTexts() {
  const { i18n } = useTranslation();
  for (const language of LANGUAGES) {
    if (i18n.hasResourceBundle(language, 'order')) continue;
    i18n.addResourceBundle(language, 'order', orderTexts[language]);
  }
  return useTranslation('order');
}
