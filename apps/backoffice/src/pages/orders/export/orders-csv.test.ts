import { createBackofficeI18n } from '@shop/i18n/backoffice-pages';
import type { Order } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { ordersCsv } from './orders-csv.ts';

const order: Order = {
  command_id: 'K7Q29-FXM3T',
  client_name: '=HYPERLINK("http://x";"Amel")',
  email: '@amel',
  number: '98765432',
  city: 'La Marsa',
  street: '12, rue du Jasmin;+1',
  total_amount: '167.80',
  shipping_charge: '8.00',
  created_at: '2026-11-20T23:30:00.000Z',
  status: 'shipped',
  command_products: [
    {
      product: {
        product_Id: '1',
        product_name: 'Robe Été',
        product_images: [],
        discounted_price: '79.90',
      },
      size: 'M',
      color: '#17457F',
      quantity: 2,
    },
  ],
};

async function rowsIn(language: 'fr' | 'en', orders: readonly Order[]): Promise<string[]> {
  const { t } = await createBackofficeI18n(language);
  return ordersCsv(orders, t, language)
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
}

test('I4 an order is one row: no formulas, amounts that can be summed, dates in the shop’s time zone', async () => {
  const [names, row] = await rowsIn('fr', [order]);
  expect(names).toContain('"Total (TND)"');
  expect(row).toBe(
    [
      '"K7Q29-FXM3T"',
      '"2026-11-21 00:30"',
      '"Expédiée"',
      `"'=HYPERLINK(""http://x"";""Amel"")"`,
      '"00216 98 765 432"',
      `"'@amel"`,
      `"12, rue du Jasmin;'+1"`,
      '"La Marsa"',
      '"2 × Robe Été (Bleu Sidi Bou Saïd, M)"',
      '2',
      '159,80',
      '8,00',
      '167,80',
    ].join(';'),
  );
});

test('in English the decimal separator is a point, and the texts are English', async () => {
  const lines = order.command_products.map((line) => ({ ...line, size: 'Taille unique' }));
  const [, row] = await rowsIn('en', [{ ...order, command_products: lines }]);
  expect(row).toContain('"Shipped"');
  expect(row).toContain('Sidi Bou Said blue, One size');
  expect(row).toMatch(/;159\.80;8\.00;167\.80$/);
});

test('a reduction is a negative number, so that the amounts of a row add up to its total', async () => {
  const [names, row] = await rowsIn('fr', [
    { ...order, reduction: '5.00', total_amount: '162.80' },
  ]);
  expect(names).toContain('"Réduction (TND)"');
  expect(row).toMatch(/;159,80;8,00;-5,00;162,80$/);
});

test('API-4 without status and dates their columns are omitted, and an invalid date is empty', async () => {
  const { status: _status, created_at: _at, ...bare } = order;
  const [names, row] = await rowsIn('fr', [bare]);
  expect(names).not.toContain('Statut');
  expect(row?.startsWith(`"K7Q29-FXM3T";"'=HYPERLINK`)).toBe(true);
  const [, strange] = await rowsIn('fr', [{ ...order, created_at: 'hier' }, order]);
  expect(strange).toContain('"K7Q29-FXM3T";"";"Expédiée"');
});
