import type { MessageLanguage } from '@shop/contract/constants';
import { frenchBuyerTexts, loadBuyerTexts, type BuyerTexts } from '@shop/i18n/buyer-messages';
import { useQuery } from '@tanstack/react-query';

/**
 * The texts to buyers in a language, which is fetched when it is first chosen. They are in French while it is fetched, and where
 * it cannot be fetched.
 */
export function useBuyerTexts(language: MessageLanguage): BuyerTexts {
  const { data = frenchBuyerTexts } = useQuery({
    queryKey: ['buyer-texts', language],
    queryFn: () => loadBuyerTexts(language),
    enabled: language !== 'fr',
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}
