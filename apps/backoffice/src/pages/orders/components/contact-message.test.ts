import { MESSAGE_LANGUAGES, ORDER_STATUSES, type MessageLanguage } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { loadBuyerTexts } from '@shop/i18n/buyer-messages';
import { describe, expect, test } from 'vitest';
import { contactMessage } from './contact-message.ts';

const order: Order = {
  command_id: 'K7Q29-FXM3T',
  client_name: ' Amel Béji ',
  email: 'amel@example.tn',
  number: '98 765 432',
  city: 'Tunis',
  street: '1, rue de la Kasbah',
  total_amount: '1087.90',
  shipping_charge: '8.00',
  status: 'shipped',
  command_products: [],
};

const SHOP = { name: 'Dar Yasmine', url: 'https://dar-yasmine.tn/' };
const TOKEN = 'k7q29fxm3t-tbq0zk-0123456789abcdef0123456789abcdef';
const LINKED: Order = { ...order, status: 'new', link_token: TOKEN };
const RIGHT_TO_LEFT: readonly MessageLanguage[] = ['ar', 'aeb-Arab'];
/** 1,087.90 as each language writes it. */
const AMOUNTS: Record<MessageLanguage, string> = {
  fr: '1\u202F087,90\u00A0TND',
  en: '1,087.90\u00A0TND',
  ar: '1\u202F087,90\u00A0د.ت',
  'aeb-Latn': '1\u202F087,90\u00A0DT',
  'aeb-Arab': '1\u202F087,90\u00A0دينار',
};
const GREETINGS: Record<MessageLanguage, [from: string, without: string]> = {
  fr: ['Bonjour Amel Béji, ici Dar Yasmine. ', 'Bonjour Amel Béji. '],
  en: ['Hello Amel Béji, this is Dar Yasmine. ', 'Hello Amel Béji. '],
  ar: [
    'مرحبًا \u2068Amel Béji\u2069، معكم \u2068Dar Yasmine\u2069. ',
    'مرحبًا \u2068Amel Béji\u2069. ',
  ],
  'aeb-Latn': ['3aslema Amel Béji, m3ak Dar Yasmine. ', '3aslema Amel Béji. '],
  'aeb-Arab': [
    'عسلامة \u2068Amel Béji\u2069، معاك \u2068Dar Yasmine\u2069. ',
    'عسلامة \u2068Amel Béji\u2069. ',
  ],
};

/** The message without what an isolate contains: the text that a person wrote in the language itself. */
function outsideIsolates(message: string): string {
  return message.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
}

describe.each(MESSAGE_LANGUAGES)('in %s', (language) => {
  test('ADR 0098 the message begins with the greeting, with the shop’s name where there is one', async () => {
    const texts = await loadBuyerTexts(language);
    const [from, without] = GREETINGS[language];
    expect(contactMessage(order, SHOP, texts)).toMatch(new RegExp(`^${from}\\S`));
    expect(contactMessage(order, { name: '' }, texts)).toMatch(new RegExp(`^${without}\\S`));
  });

  test.each([...ORDER_STATUSES, undefined])(
    'ADR 0098 the message about an order of the status %s has its id once, and the amount while it is to be paid',
    async (status) => {
      const texts = await loadBuyerTexts(language);
      const { status: _status, ...bare } = order;
      const message = contactMessage(status ? { ...bare, status } : bare, SHOP, texts);
      expect(message.split(order.command_id)).toHaveLength(2);
      const isToPay = status === 'new' || status === 'confirmed' || status === 'shipped';
      expect(message.includes(AMOUNTS[language])).toBe(isToPay);
      expect(message).not.toMatch(/\{\{|\}\}|contactMessage|undefined/);
      expect(message).not.toContain('http');
    },
  );

  test('ADR 0098 the message about a new order has the buyer’s link at its end, of the French page or of the English one', async () => {
    const message = contactMessage(LINKED, SHOP, await loadBuyerTexts(language));
    const page = language === 'en' ? 'en/order' : 'order';
    // No character follows that a messenger could take for a part of the link.
    expect(message.endsWith(`https://dar-yasmine.tn/${page}#${TOKEN}`)).toBe(true);
    expect(message).toContain(AMOUNTS[language]);
    for (const plain of [
      { ...LINKED, status: 'confirmed' as const },
      { ...order, status: 'new' as const },
    ]) {
      expect(contactMessage(plain, SHOP, await loadBuyerTexts(language))).not.toContain('http');
    }
    const withoutUrl = contactMessage(LINKED, { name: SHOP.name }, await loadBuyerTexts(language));
    expect(withoutUrl).not.toContain('http');
  });

  test('ADR 0098 no message has a text of another language', async () => {
    const texts = await loadBuyerTexts(language);
    const french = await loadBuyerTexts('fr');
    for (const status of ORDER_STATUSES) {
      const message = contactMessage({ ...LINKED, status }, SHOP, texts);
      if (language !== 'fr') {
        expect(message).not.toContain(contactMessage({ ...LINKED, status }, SHOP, french));
      }
      const [text = ''] = message.split('\n');
      if (RIGHT_TO_LEFT.includes(language)) expect(outsideIsolates(text)).not.toMatch(/[a-z]/i);
      else expect(text).not.toMatch(/\p{Script=Arabic}/u);
    }
  });

  test('ADR 0098 an Arabic name is in the message, without direction controls of another API server', async () => {
    const named = { ...order, client_name: '\u202Bآمال بن صالح\u2069' };
    const message = contactMessage(named, SHOP, await loadBuyerTexts(language));
    expect(message).toContain('آمال بن صالح');
    expect(message).not.toContain('\u202B');
    const count = (control: string) => message.split(control).length - 1;
    expect(count('\u2069')).toBe(count('\u2068'));
  });
});

describe.each(RIGHT_TO_LEFT)('in %s, from right to left', (language) => {
  test('ADR 0098 name, shop, id and amount are isolated, and the link is a line of its own', async () => {
    const texts = await loadBuyerTexts(language);
    for (const status of ORDER_STATUSES) {
      const message = contactMessage({ ...LINKED, status }, SHOP, texts);
      const [text = '', link, ...others] = message.split('\n');
      const values = Array.from(text.matchAll(/\u2068([^\u2069]*)\u2069/g), ([, value]) => value);
      expect(values).toEqual([
        'Amel Béji',
        'Dar Yasmine',
        order.command_id,
        ...(text.includes(AMOUNTS[language]) ? [AMOUNTS[language]] : []),
      ]);
      expect(link === undefined || /^https:\S+$/.test(link)).toBe(true);
      expect(others).toEqual([]);
      // Each isolate ends: an open one would change the rest of the message.
      expect(text.split('\u2068')).toHaveLength(text.split('\u2069').length);
      // The first strong character outside an isolate gives the message its direction.
      expect(/\p{L}/u.exec(outsideIsolates(text))?.[0]).toMatch(/\p{Script=Arabic}/u);
    }
  });
});

test('ADR 0090 the messages that existed before have the same text in French and English', async () => {
  const cheap = { ...order, total_amount: '87.90' };
  expect(contactMessage(cheap, SHOP, await loadBuyerTexts('fr'))).toBe(
    'Bonjour Amel Béji, ici Dar Yasmine. Votre commande n°\u00A0K7Q29-FXM3T est en route\u00A0: merci de préparer 87,90\u00A0TND, à régler à la livraison.',
  );
  expect(contactMessage(cheap, SHOP, await loadBuyerTexts('en'))).toBe(
    'Hello Amel Béji, this is Dar Yasmine. Your order #K7Q29-FXM3T is on its way: please have 87.90\u00A0TND ready to pay on delivery.',
  );
});

test('ADR 0098 Darija in Latin letters is as Tunisians write it', async () => {
  expect(contactMessage(LINKED, SHOP, await loadBuyerTexts('aeb-Latn'))).toBe(
    `3aslema Amel Béji, m3ak Dar Yasmine. Wsletna el commande mte3ek n°\u00A0K7Q29-FXM3T (1\u202F087,90\u00A0DT, el 5las ki toslek). Ken t7eb tconfirmiha wala tbaddel fiha 7aja, enzel 3al lien hedha, ye5dem 7\u00A0ayem:\nhttps://dar-yasmine.tn/order#${TOKEN}`,
  );
});
