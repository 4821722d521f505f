import type { Message } from '@shop/contract/schemas';
import { MESSAGE_LANGUAGES } from '@shop/contract/constants';
import { loadBuyerTexts } from '@shop/i18n/buyer-messages';
import { expect, test } from 'vitest';
import { emailReplyLink } from './email-reply.ts';

const message: Message = {
  id: '1',
  client_name: ' Amel Béji ',
  email: 'amel+boutique@exemple.tn',
  query_type: 'return',
  message: 'Trop grande & trop longue ?\nMerci',
  created_at: '2026-11-21T09:00:00.000Z',
  command: null,
  command_id: 'K7Q29-FXM3T',
};

function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link);
  return {
    to: protocol + decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
}

test('ADM-9 a reply is in the shopper’s language and quotes the message', async () => {
  const texts = await loadBuyerTexts('fr');
  expect(read(emailReplyLink(message, 'Dar Yasmine', texts))).toEqual({
    to: 'mailto:amel+boutique@exemple.tn',
    subject: 'Votre commande n°\u00A0K7Q29-FXM3T – Dar Yasmine',
    body: 'Bonjour Amel Béji,\r\n\r\n\r\n\r\nDar Yasmine\r\n\r\nVous nous avez écrit\u00A0:\r\n> Trop grande & trop longue ?\r\n> Merci',
  });
});

test('ADM-9 in English, without an order or shop name, the text has no gaps', async () => {
  const texts = await loadBuyerTexts('en');
  const { subject, body } = read(emailReplyLink({ ...message, command_id: null }, '', texts));
  expect(subject).toBe('Your question');
  expect(body).toBe(
    'Hello Amel Béji,\r\n\r\n\r\n\r\nYou wrote:\r\n> Trop grande & trop longue ?\r\n> Merci',
  );
});

test('ADM-9 a long message is truncated, and a lone surrogate does not break the link', async () => {
  const texts = await loadBuyerTexts('fr');
  const text = `${'é'.repeat(799)}😀 fin`;
  expect(read(emailReplyLink({ ...message, message: text }, '', texts)).body).toMatch(/é\uFFFD…$/u);
});

test.each(MESSAGE_LANGUAGES)(
  'ADR 0098 a reply in %s has the id, a greeting and the quotation, and no text of another language',
  async (language) => {
    const link = emailReplyLink(message, 'Dar Yasmine', await loadBuyerTexts(language));
    const { subject, body } = read(link);
    expect(subject).toContain('K7Q29-FXM3T');
    expect(body).toContain('Amel Béji');
    expect(body).toMatch(/:\r\n> Trop grande & trop longue \?\r\n> Merci$/);
    expect(`${subject}${body}`).not.toMatch(/\{\{|emailReply|undefined/);
    const own = `${subject}${body}`.replaceAll(/\u2068[^\u2069]*\u2069/g, '').split('>')[0];
    const isArabic = language === 'ar' || language === 'aeb-Arab';
    expect(own?.replaceAll('Dar Yasmine', '')).not.toMatch(
      isArabic ? /[a-z]/i : /\p{Script=Arabic}/u,
    );
  },
);
