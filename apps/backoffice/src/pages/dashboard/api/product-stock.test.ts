import type { Order, OrderLine, Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { productStock } from './product-stock.ts';

function product(product_Id: string, stock: Record<string, number>): Product {
  return {
    product_Id,
    product_name: `Produit ${product_Id}`,
    description: '',
    price: '10.00',
    promo_percentage: '0.00',
    discounted_price: '10.00',
    badge: 'No Badge',
    gender: 'Men',
    season: 'New Arrivals',
    is_popular: false,
    product_images: [],
    colors: [
      {
        color_name: '#17457F',
        sizes: Object.entries(stock).map(([size, quantity]) => ({ size, quantity })),
      },
    ],
  };
}

function order(product_Id: string, quantity: number): Pick<Order, 'command_products'> {
  const line: OrderLine = {
    product: { product_Id, product_name: '', product_images: [], discounted_price: '10.00' },
    size: 'M',
    color: '#17457F',
    quantity,
  };
  return { command_products: [line] };
}

test('ADM-4 API-4 without figures of the API server, sold out and low stock come from the lists, best sellers first', () => {
  const report = productStock(
    [
      product('1', { S: 0, M: 3, L: 4 }),
      product('2', { S: 9 }),
      product('3', { S: 0, M: 0, L: 1 }),
    ],
    [order('3', 2), order('1', 1), order('3', 1), order('2', 8)],
  );
  const variant = (size: string, quantity: number) => ({ color: '#17457F', size, quantity });
  expect(report).toEqual({
    soldOut: [
      { product: '3', product_name: 'Produit 3', variants: [variant('S', 0), variant('M', 0)] },
      { product: '1', product_name: 'Produit 1', variants: [variant('S', 0)] },
    ],
    lowStock: [
      { product: '3', product_name: 'Produit 3', variants: [variant('L', 1)] },
      { product: '1', product_name: 'Produit 1', variants: [variant('M', 3)] },
    ],
    soldOutProducts: 2,
    soldOutVariants: 3,
  });
});

test('ADM-4 the first 20 products are listed and all are counted', () => {
  const products = Array.from({ length: 25 }, (_, at) => product(`${at}`, { S: 0, M: 0 }));
  const { soldOut, soldOutProducts, soldOutVariants } = productStock(products, []);
  expect([soldOut.length, soldOutProducts, soldOutVariants]).toEqual([20, 25, 50]);
});
