/**
 * A product's page in the storefront (PROD-8). Without an id, which a create on another API server may not
 * return, the storefront finds the product by its name.
 */
export function shopUrl(
  storefront: string,
  { product_Id, product_name }: { product_Id?: string; product_name: string },
): string {
  const slug = product_name.toLowerCase().replaceAll(/\s/gu, '').toWellFormed();
  const url = new URL(`/product/${encodeURIComponent(slug)}`, storefront);
  if (product_Id !== undefined) url.searchParams.set('id', product_Id);
  return url.href;
}
