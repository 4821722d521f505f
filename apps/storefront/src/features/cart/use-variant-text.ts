import { colorName, sizeName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import type { LineKey } from './cart-line.ts';

/** Returns a function that formats a line's colour and size: "Bleu marine, M". */
export function useVariantText(): (line: Pick<LineKey, 'color' | 'size'>) => string {
  const language = useLanguage();
  return ({ color, size }) => `${colorName(color, language)}, ${sizeName(size, language)}`;
}
