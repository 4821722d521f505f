import type { Product } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '../../platform/shop-context.ts';
import { PRODUCTS } from './product-source.ts';

/**
 * The product a form is opened on: from the list at hand, or, on a host that reads single products,
 * from there. Once had it stays as it was, whatever the list does below the form.
 */
export function useOpenedProduct(id: string, listed: readonly Product[] | undefined) {
  const { client } = useShop();
  const [opened, setOpened] = useState<Product>();
  const inList = listed?.find((product) => product.product_Id === id);
  const request = useQuery({
    queryKey: [PRODUCTS, 'one', id],
    queryFn: ({ signal }) => client.readProduct(id, { signal }),
    enabled: !opened && !inList && listed !== undefined && client.features().has('product-read'),
  });
  const found = inList ?? request.data;
  if (!opened && found) setOpened(found);
  return { product: opened, request };
}
