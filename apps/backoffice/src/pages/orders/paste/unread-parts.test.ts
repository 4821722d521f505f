import { describe, expect, test } from 'vitest';
import { demoProducts } from './messages/demo-products.ts';
import { proposeOrder } from './propose-order.ts';

const propose = (text: string) => proposeOrder(text, { products: demoProducts });

describe('a quarter and a street are one field, in the order of the message', () => {
  test.each([
    ['Menzah 6, 12 rue de la Paix, Tunis', 'Menzah 6, 12 rue de la Paix'],
    ['El Menzah 5\n12 rue de la Paix\nTunis', 'El Menzah 5, 12 rue de la Paix'],
    ['12 rue de la Paix\nEl Menzah 5\nTunis', '12 rue de la Paix, El Menzah 5'],
    ['rue de la Paix, Tunis, Menzah 6', 'rue de la Paix, Menzah 6'],
    ['El Mourouj 4, rue de la Paix', 'El Mourouj 4, rue de la Paix'],
    ['المنزه 6، نهج السلام، تونس', 'المنزه 6, نهج السلام'],
    ['Menzah 6, Tunis', 'Menzah 6'],
    ['12 rue de la Paix Menzah 6 Tunis', '12 rue de la Paix Menzah 6'],
  ])('%s', (text, street) => {
    const proposal = propose(text);
    expect(proposal.street?.value).toBe(street);
    expect(proposal.unread).toEqual([]);
  });

  test('and show the text of both', () => {
    expect(propose('El Menzah 5\n12 rue de la Paix\nTunis').street?.from).toBe(
      'El Menzah 5 … 12 rue de la Paix',
    );
  });
});

describe('a reading that no field has is listed as not read', () => {
  test.each([
    ['22 345 678, 71 234 567, 98.765.432', ['98.765.432']],
    ['22 345 678, 71 234 567, +33 6 12 34 56 78', ['33 6 12 34 56 78']],
    ['Menzah 6, Manar 2, Tunis', ['Manar 2']],
    ['livraison Sousse ou bien Monastir', ['ou bien Monastir']],
    ['rue de la Paix, Menzel Jemil, Bizerte', ['Bizerte']],
    ['12 rue de la Paix, Sfax, 5 rue Ibn Khaldoun', ['5 rue Ibn Khaldoun']],
    ['Nom: Amira Ben Salah, contact: Nadia Gharbi', ['Nadia Gharbi']],
    ['polo bordeaux M ou L', ['ou L']],
    ['polo bordeaux M walla L', ['walla L']],
    ['polo bordeaux M noir', ['noir']],
    ['polo bordeaux vert M', ['vert']],
    ['2 polos bordeaux M x3', ['2']],
    ['2 polos bordeaux M, 3 pièces', ['3 pièces']],
    ['polo bordeaux L homme femme', ['homme']],
    ['robe longue Kerkennah verte M', ['verte']],
    ['sandales croisées noires pointure 46', ['pointure 46']],
    ['chechia rouge M', ['M']],
    ['polo laine bordeaux L', ['laine']],
    ['rouge, M', ['rouge', 'M']],
    ['بولو بوردو M وإلا L', ['وإلا L']],
  ])('%s', (text, unread) => {
    expect(propose(text).unread).toEqual(unread);
  });

  test.each([
    ['the name beside the messages of a chat', 'Amira', 'Nadia Gharbi, 22 345 678', ['Amira']],
    ['a guess at a name in them', 'Amira', 'Zoubeir Chnitir\n22 345 678', ['Zoubeir Chnitir']],
    ['the number beside them', '55 111 222', '22 345 678, 71 234 567', ['55 111 222']],
  ])('%s', (_title, sender, text, unread) => {
    expect(propose(`27/11/2026, 10:15 - ${sender}: ${text}`).unread).toEqual(unread);
  });

  test('the end of a message whose beginning was not copied', () => {
    const chat = 'appelez avant de venir\n27/11/2026, 10:15 - Amira: le polo bordeaux L';
    expect(propose(chat).unread).toEqual(['appelez avant de venir']);
  });
});

describe('a reading that a field has is not listed', () => {
  test.each([
    '22 345 678 ou 22345678',
    'Sousse, livraison à Sousse',
    'polo bordeaux M, non L',
    'polo rouge bordeaux L',
    'une chechia rouge x2',
    '2 polos bordeaux : un en M, l’autre en L',
    '2 polos bordeaux M, 2 pièces',
  ])('%s', (text) => {
    expect(propose(text).unread).toEqual([]);
  });
});
