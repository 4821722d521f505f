import type { Product } from '@shop/contract/schemas';

/** The way to a product: each page's name and absolute address, the product's own last. */
export type Trail = readonly { name: string; address: string }[];

/**
 * Describes a product and the way to it to search engines: schema.org's Product and BreadcrumbList
 * as JSON-LD, which no text in it can end early.
 */
export function describeProduct(
  product: Product,
  { brand, trail }: { brand: string; trail: Trail },
): string {
  const isInStock = product.colors.some(({ sizes }) => sizes.some(({ quantity }) => quantity > 0));
  const facts = {
    '@type': 'Product',
    name: product.product_name,
    description: product.description,
    sku: product.product_Id,
    image: product.product_images.map(({ url }) => url),
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url: trail.at(-1)?.address,
      price: product.discounted_price,
      priceCurrency: 'TND',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    },
  };
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
  const graph = { '@context': 'https://schema.org', '@graph': [facts, way] };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
