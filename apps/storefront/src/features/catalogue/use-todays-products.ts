import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '@shop/contract/schemas';
import { useApi } from '../../platform/api.ts';
import { readProducts } from './find-products.ts';

type ById = ReadonlyMap<string, Product | null>;

/** Today's products by id, and how to ask for them again. */
export type TodaysProducts = {
  /** Null where the host no longer has one; nothing where it has not answered. */
  products: ById;
  /** Rejects when the host does not answer. */
  askAgain: () => Promise<ById>;
};

const NONE: ById = new Map();

/**
 * What the host says today of the given products, asked each time a page opens and quietly: until it
 * answers, and when it does not, nothing is known. Whoever leaves the list is not asked for again.
 */
export function useTodaysProducts(ids: readonly string[]): TodaysProducts {
  const api = useApi();
  const client = useQueryClient();
  const [asked, setAsked] = useState(ids);
  const missing = ids.filter((id) => !asked.includes(id));
  if (missing.length > 0) setAsked([...asked, ...missing]);

  const { data = NONE, refetch } = useQuery({
    queryKey: ['products', 'today', asked],
    queryFn: async () => {
      const found = await readProducts(api, client, asked);
      const byId = new Map(found.map((product) => [product.product_Id, product]));
      return new Map(asked.map((id) => [id, byId.get(id) ?? null]));
    },
    enabled: asked.length > 0,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
  });

  async function askAgain() {
    const { data: answer } = await refetch({ throwOnError: true });
    return answer ?? NONE;
  }

  return { products: data, askAgain };
}
