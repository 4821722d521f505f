import { createBackofficeI18n } from '@shop/i18n/backoffice-pages';
import type { Order } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { callLink, contactMessage, whatsAppLink } from './contact-message.ts';

const order: Order = {
  command_id: 'K7Q29-FXM3T',
  client_name: ' Amel Béji ',
  email: 'amel@example.tn',
  number: '98 765 432',
  city: 'Tunis',
  street: '1, rue de la Kasbah',
  total_amount: '87.90',
  shipping_charge: '8.00',
  status: 'shipped',
  command_products: [],
};

const SHOP = { name: 'Dar Yasmine', url: 'https://dar-yasmine.tn/' };

test('the message has shop, order and total in the customer’s language', async () => {
  const fr = await createBackofficeI18n('fr');
  expect(contactMessage(order, SHOP, fr.t, 'fr')).toBe(
    'Bonjour Amel Béji, ici Dar Yasmine. Votre commande n°\u00A0K7Q29-FXM3T est en route\u00A0: merci de préparer 87,90\u00A0TND, à régler à la livraison.',
  );
  const en = await createBackofficeI18n('en');
  expect(contactMessage(order, SHOP, en.t, 'en')).toBe(
    'Hello Amel Béji, this is Dar Yasmine. Your order #K7Q29-FXM3T is on its way: please have 87.90\u00A0TND ready to pay on delivery.',
  );
});

test('the message about a new order has the customer’s link in her language, with the token in the hash', async () => {
  const token = 'k7q29fxm3t-tbq0zk-0123456789abcdef0123456789abcdef';
  const linked: Order = { ...order, status: 'new', link_token: token };
  const fr = await createBackofficeI18n('fr');
  expect(contactMessage(linked, SHOP, fr.t, 'fr')).toMatch(
    `valable 7\u00A0jours\u00A0: https://dar-yasmine.tn/order#${token}`,
  );
  const en = await createBackofficeI18n('en');
  expect(contactMessage(linked, SHOP, en.t, 'en')).toMatch(
    `valid for 7 days: https://dar-yasmine.tn/en/order#${token}`,
  );
  for (const plain of [
    { ...linked, status: 'confirmed' as const },
    { ...order, status: 'new' as const },
  ]) {
    expect(contactMessage(plain, SHOP, fr.t, 'fr')).not.toContain('http');
  }
  expect(contactMessage(linked, { name: SHOP.name }, fr.t, 'fr')).not.toContain('http');
});

test('API-4 without a status it is only a greeting, and without a shop name none is in it', async () => {
  const { t } = await createBackofficeI18n('fr');
  const { status: _status, ...bare } = order;
  expect(contactMessage(bare, { name: '' }, t, 'fr')).toBe(
    'Bonjour Amel Béji. Nous vous écrivons au sujet de votre commande n°\u00A0K7Q29-FXM3T.',
  );
});

test.each(['98 765 432', '+216 98-765-432', '0021698765432'])(
  'NAV-6 %s is reached with the country’s prefix',
  (phone) => {
    expect(callLink(phone)).toBe('tel:+21698765432');
    expect(whatsAppLink(phone, 'n° 1 & 50 % ? #é\n')).toBe(
      'https://wa.me/21698765432?text=n%C2%B0%201%20%26%2050%20%25%20%3F%20%23%C3%A9%0A',
    );
  },
);

test('an invalid phone number has no link', () => {
  expect(callLink('voir mail')).toBeUndefined();
  expect(whatsAppLink('98 765 432 / 22 333 444', '')).toBeUndefined();
});
