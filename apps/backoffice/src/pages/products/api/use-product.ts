import type { Product } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '../../../lib/shop-context.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';

/**
 * The product of a form: from the listed products or, with the feature `product-read`, from the API
 * server. The form has the product with which it was opened, also when the list changes later.
 */
export function useProduct(id: string, listed: readonly Product[] | undefined) {
  const { client } = useShop();
  const [opened, setOpened] = useState<Product>();
  const inList = listed?.find((product) => product.product_Id === id);
  const request = useQuery({
    queryKey: [PRODUCTS, 'one', id],
    queryFn: ({ signal }) => client.products.get(id, { signal }),
    enabled: !opened && !inList && listed !== undefined && client.features().has('product-read'),
  });
  const found = inList ?? request.data;
  if (!opened && found) setOpened(found);
  return { product: opened, request };
}
