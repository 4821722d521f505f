import type { Product } from '@shop/contract/schemas';

/** The breadcrumb of a product: the name and absolute URL of each page, the product's last. */
export type BreadcrumbItems = readonly { name: string; url: string }[];

/**
 * Describes a product and its breadcrumb to search engines: schema.org's Product and BreadcrumbList as JSON-LD.
 */
export function describeProduct(
  product: Product,
  { brand, breadcrumb }: { brand: string; breadcrumb: BreadcrumbItems },
): string {
  const isInStock = product.colors.some(({ sizes }) => sizes.some(({ quantity }) => quantity > 0));
  const productData = {
    '@type': 'Product',
    name: product.product_name,
    description: product.description,
    sku: product.product_Id,
    ...(product.material && { material: product.material }),
    image: product.product_images.map(({ url }) => url),
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url: breadcrumb.at(-1)?.url,
      price: product.discounted_price,
      priceCurrency: 'TND',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    },
  };
  const breadcrumbData = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [productData, breadcrumbData],
  });
}
