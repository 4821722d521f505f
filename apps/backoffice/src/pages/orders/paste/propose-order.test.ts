import { stdout } from 'node:process';
import { describe, expect, test } from 'vitest';
import { HELD_OUT, LATER, TUNING } from './messages/all-messages.ts';
import { demoProducts } from './messages/demo-products.ts';
import { scoreMessages, SCORED, type Score } from './messages/score.ts';
import { proposeOrder } from './propose-order.ts';

const CATALOGUE = { products: demoProducts, shopName: 'Dar Yasmine' };

/** The shares right that were measured (ADR 0095), less one or two messages: a regression is less. */
const FLOORS = [
  ['100 messages that the parser was tuned on', TUNING, { field: 0.98, message: 0.98 }],
  ['50 messages that were held out', HELD_OUT, { field: 0.95, message: 0.94 }],
  ['30 messages that were written after the tuning', LATER, { field: 0.95, message: 0.96 }],
] as const;

describe('the fixtures', () => {
  test('are 150 messages, of which 50 are held out, and 30 later ones', () => {
    expect([TUNING.length, HELD_OUT.length, LATER.length]).toEqual([100, 50, 30]);
    const texts = [...TUNING, ...HELD_OUT, ...LATER].map(({ text }) => text);
    expect(new Set(texts).size).toBe(180);
  });

  test.each(FLOORS)('%s: the share right of each field', (title, messages, floor) => {
    const { scores } = scoreMessages(messages, CATALOGUE);
    stdout.write(
      `${[title, ...SCORED.map((field) => rowOf(field, scores.get(field)))].join('\n')}\n\n`,
    );
    for (const field of SCORED) {
      const least = field === 'message' ? floor.message : floor.field;
      expect(shareOf(scores.get(field)), field).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('nothing is invented', () => {
  test.each([
    '',
    '   \n ',
    '🙏🙏🙏',
    'Merci beaucoup, bonne journée !',
    'شكرا برشا',
    'ok merci barcha',
    'Votre colis est bien arrivé, tout est parfait.',
    '12345',
  ])('a text without an order proposes nothing: “%s”', (text) => {
    const { unread: _unread, lines, ...fields } = proposeOrder(text, CATALOGUE);
    expect({ ...fields, lines }).toEqual({ lines: [] });
  });

  test('words that fit several products are a line with candidates and without a product or colour', () => {
    const [line] = proposeOrder('une jupe en 38', CATALOGUE).lines;
    expect(line).toMatchObject({ product: undefined, color: undefined, size: '38', isGuess: true });
    expect(line?.candidates.length).toBeGreaterThan(1);
  });

  test('a size that the product does not have is left out', () => {
    const [line] = proposeOrder('sandales croisées noires pointure 46', CATALOGUE).lines;
    expect(line).toMatchObject({ product: 'sandales-croisees-cuir', size: undefined });
  });

  test('a colour that the product does not have is left out', () => {
    const [line] = proposeOrder('robe longue Kerkennah verte M', CATALOGUE).lines;
    expect(line).toMatchObject({ product: 'robe-longue-kerkennah', color: undefined, size: 'M' });
  });

  test('without products only the contact is proposed', () => {
    const proposal = proposeOrder('robe M, Salma Gharbi, 22 345 678, Sfax', { products: [] });
    expect(proposal.lines).toEqual([]);
    expect(proposal.phone?.value).toBe('22345678');
    expect(proposal.unread).toContain('robe M');
  });

  test('a name without a label that is no known first name is a guess', () => {
    const { name } = proposeOrder('Zoubeir Chnitir\n22 345 678\nSfax', CATALOGUE);
    expect(name).toEqual({ value: 'Zoubeir Chnitir', from: 'Zoubeir Chnitir', isGuess: true });
  });

  test('a product that is found only by its colour is a guess', () => {
    const [line] = proposeOrder('robe kaki M', CATALOGUE).lines;
    expect(line).toMatchObject({ product: 'robe-portefeuille-jasmin-de-nuit', isGuess: true });
  });
});

describe('phone numbers', () => {
  test.each([
    ['22345678', '22345678'],
    ['22 345 678', '22345678'],
    ['22.34.56.78', '22345678'],
    ['22-345-678', '22345678'],
    ['+216 22 345 678', '22345678'],
    ['+21622345678', '22345678'],
    ['00216 22345678', '22345678'],
    ['(+216) 22 345 678', '22345678'],
    ['٢٢٣٤٥٦٧٨', '22345678'],
    ['22\u00A0345\u00A0678', '22345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
  ])('%s is %s', (text, value) => {
    expect(proposeOrder(`tel ${text}`, CATALOGUE).phone).toMatchObject({ value });
  });

  test('a size before a number is not a part of it', () => {
    const { phone, lines } = proposeOrder('jean droit sfax noir 38 22 33 44 55', CATALOGUE);
    expect(phone?.value).toBe('22334455');
    expect(lines).toMatchObject([{ product: 'jean-droit-sfax', size: '38' }]);
  });

  test('two numbers are both proposed, each once', () => {
    const text = '22 345 678 ou 71 234 567, je répète 22345678';
    const { phone, secondPhone } = proposeOrder(text, CATALOGUE);
    expect([phone?.value, secondPhone?.value]).toEqual(['22345678', '71234567']);
  });
});

describe('chats', () => {
  test('the messages of the shop are not read', () => {
    const chat = [
      '27/11/2026, 10:14 - Dar Yasmine: Nous avons la robe Dougga, appelez le 71 000 111',
      '27/11/2026, 10:15 - Amira: le polo bordeaux L svp, 22 345 678',
    ].join('\n');
    const { lines, phone, name, unread } = proposeOrder(chat, CATALOGUE);
    expect(lines.map(({ product }) => product)).toEqual(['polo-maille-piquee']);
    expect([name?.value, phone?.value]).toEqual(['Amira', '22345678']);
    expect(unread).toEqual([]);
  });

  test('of two people the first one is a guess, and the other one’s messages are shown as not read', () => {
    const chat = [
      '27/11/2026, 10:14 - Amira: le polo bordeaux L svp',
      '27/11/2026, 10:15 - Nadia: moi je préfère le vert',
    ].join('\n');
    const { name, unread } = proposeOrder(chat, CATALOGUE);
    expect(name).toEqual({ value: 'Amira', from: 'Amira', isGuess: true });
    expect(unread).toEqual(['Nadia: moi je préfère le vert']);
  });
});

describe('what a field was read from', () => {
  test('is its line', () => {
    const { phone } = proposeOrder('Salma Gharbi\nTél : 22 345 678 (WhatsApp)\nSfax', CATALOGUE);
    expect(phone?.from).toBe('Tél : 22 345 678 (WhatsApp)');
  });

  test('is of a long line what is around it', () => {
    const text =
      'Bonjour, je voudrais le polo en maille piquée bordeaux en taille L, livraison à Sfax, et mon numéro est le 22 345 678, merci beaucoup';
    const { city } = proposeOrder(text, CATALOGUE);
    expect(city?.from).toBe('… en taille L, livraison à Sfax, et mon numéro est le 22 …');
  });
});

test('a number of pieces is shared by the colours and sizes after it, when they are as many', () => {
  const quantities = (text: string) =>
    proposeOrder(text, CATALOGUE).lines.map(({ quantity }) => quantity);
  expect(quantities('3 cabas jasmin : bleu, rouille et olive')).toEqual([1, 1, 1]);
  expect(quantities('2 polos bordeaux L et XL')).toEqual([1, 1]);
  expect(quantities('2 polos bordeaux L et 3 verts M')).toEqual([2, 3]);
});

test.each([
  ['lebyedh', 'Blanc'],
  ['la7mer', 'Rouge'],
  ['lazra9', 'Bleu'],
  ['lakhdher', 'Vert'],
  ['lak7al', 'Noir'],
  ['lasfer', 'Jaune'],
])('the colour %s, written with its article as in Darija, is %s', (word, color) => {
  const text = `n7eb el polo ${word} taille M`;
  const [line] = proposeOrder(text, CATALOGUE).lines;
  expect(line?.requestedColors[0]).toBe(color);
});

test('a number in mathematical digits leaves the words after it to the other fields', () => {
  const text =
    'Tel \u{1D7D7}\u{1D7D6}\u{1D7D5}\u{1D7D4}\u{1D7D3}\u{1D7D2}\u{1D7D1}\u{1D7D0} Amira Ben Salah 22345678 Sfax';
  const { phone, secondPhone, name, city } = proposeOrder(text, CATALOGUE);
  expect([phone?.value, secondPhone?.value]).toEqual(['98765432', '22345678']);
  expect([name?.value, city?.value]).toEqual(['Amira Ben Salah', 'Sfax']);
});

test('a family name that is also a colour with its article stays a name', () => {
  const text = 'n7eb el polo bordeaux L\nSami Lahmer\nSfax 22 333 444';
  const { name, lines } = proposeOrder(text, CATALOGUE);
  expect([name?.value, lines.length, lines[0]?.quantity]).toEqual(['Sami Lahmer', 1, 1]);
});

test('what no field was read from is listed, without greetings and thanks', () => {
  const text =
    'Bonjour, le polo bordeaux L svp. Pouvez-vous emballer en cadeau surprise ? Merci. 22 345 678';
  expect(proposeOrder(text, CATALOGUE).unread).toEqual(['Pouvez-vous emballer en cadeau surprise']);
});

function shareOf({ right, missing, wrong }: Score = { right: 0, missing: 0, wrong: 0 }): number {
  const all = right + missing + wrong;
  return all === 0 ? 1 : right / all;
}

function rowOf(field: string, score: Score = { right: 0, missing: 0, wrong: 0 }): string {
  const { right, missing, wrong } = score;
  const share = `${(shareOf(score) * 100).toFixed(1)} %`;
  return `${field.padEnd(12)}${share.padStart(8)}  ${right} right, ${missing} missing, ${wrong} wrong`;
}
