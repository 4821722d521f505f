import { recoverFromChunkError } from '@shop/app-kit';
import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import type { MessageLanguage } from '@shop/contract/constants';
import { frenchBuyerTexts, loadBuyerTexts, type BuyerTexts } from '@shop/i18n/buyer-messages';
import { useQuery } from '@tanstack/react-query';

/** The texts to buyers in one language, which may be missing: they are never in another one. */
export type LoadedBuyerTexts = {
  /** Undefined while they are loaded, and when they could not be loaded. */
  texts: BuyerTexts | undefined;
  /** Whether they could not be loaded, also while that is retried. */
  isMissing: boolean;
  /** Loads them again. Resolves to whether they are there. */
  retry: () => Promise<boolean>;
};

/**
 * The texts to buyers in a language, which are loaded when it is first chosen. When a retry fails too, a deploy may
 * have removed their chunk: then the page is reloaded, if its server responds.
 */
export function useBuyerTexts(language: MessageLanguage): LoadedBuyerTexts {
  const isFrench = language === 'fr';
  const query = useQuery({
    queryKey: ['buyer-texts', language],
    // A reload would lose the note that is typed beside the message.
    queryFn: () => ignorePreloadErrors(() => loadBuyerTexts(language)),
    enabled: !isFrench,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const texts = isFrench ? frenchBuyerTexts : query.data;
  return {
    texts,
    isMissing: !texts && query.errorUpdateCount > 0,
    async retry() {
      const { data } = await query.refetch();
      if (!data) await recoverFromChunkError();
      return data !== undefined;
    },
  };
}
