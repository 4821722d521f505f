import { describe, expect, test } from 'vitest';
import { demoProducts } from './messages/demo-products.ts';
import { proposeOrder } from './propose-order.ts';

/** The lines of a text: pieces, first named colour, named size. */
function linesOf(text: string): string[] {
  return proposeOrder(text, { products: demoProducts }).lines.map(
    ({ quantity, requestedColors: [color = '?'], requestedSize = '?' }) =>
      `${quantity} ${color} ${requestedSize}`,
  );
}

describe('the parts of a number of pieces are its lines, without a line for the whole', () => {
  test.each([
    ['2 robes Amel rouges : une en M, une en L', ['1 Rouge M', '1 Rouge L']],
    ['deux robe Amel rouge une taille M et une taille L', ['1 Rouge M', '1 Rouge L']],
    ['2 polos bordeaux : un en M et l’autre en L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['2 polos bordeaux : un polo M et un polo L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['2 polos bordeaux\n- 1 M\n- 1 L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['2x polo bordeaux (1x M + 1x L)', ['1 Bordeaux M', '1 Bordeaux L']],
    ['2 polos bordeaux : M x1, L x1', ['1 Bordeaux M', '1 Bordeaux L']],
    ['2 polos bordeaux une M une L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['2 polos M : un vert et un bordeaux', ['1 Vert M', '1 Bordeaux M']],
    ['2 polos : un bordeaux M et un vert L', ['1 Bordeaux M', '1 Vert L']],
    ['3 polos bordeaux : 2 M et 1 L', ['2 Bordeaux M', '1 Bordeaux L']],
    ['3 robes: 2 M et 1 L', ['2 ? M', '1 ? L']],
    ['le polo bordeaux, un en M et un en L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['2 burgundy polos, one in M and one in L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['2 burgundy polos: one in M, the other in L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['three burgundy polos: two size M and one size L', ['2 Bordeaux M', '1 Bordeaux L']],
    ['zouz robbet wa7da M w wa7da L', ['1 ? M', '1 ? L']],
    ['zouz robbet 7omr: we7da M, we7da L', ['1 Rouge M', '1 Rouge L']],
    ['zouz polo bordeaux, wehed M wehed L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['3 robbet kerkennah ecru: zouz M w wa7da L', ['2 Écru M', '1 Écru L']],
    ['زوز روبات زرقاء: واحدة M وواحدة L', ['1 Bleu M', '1 Bleu L']],
    ['زوز بولو بوردو واحد قياس M و واحد قياس L', ['1 Bordeaux M', '1 Bordeaux L']],
    ['تلاتة بولو بوردو: زوز M و واحد L', ['2 Bordeaux M', '1 Bordeaux L']],
  ])('%s', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  test('the first part has the words of the whole', () => {
    const [line] = proposeOrder('2 polos bordeaux : un en M, un en L', {
      products: demoProducts,
    }).lines;
    expect(line?.from).toBe('2 polos bordeaux : un en M');
  });
});

describe('more pieces than the parts are counted', () => {
  test.each([
    ['2 polos bordeaux : un M, un L, et un vert S', ['1 Bordeaux M', '1 Bordeaux L', '1 Vert S']],
    ['2 polos bordeaux : un M, un L et un XL', ['1 Bordeaux M', '1 Bordeaux L', '1 Bordeaux XL']],
    ['4 polos bordeaux : 2 M et 1 L', ['1 Bordeaux ?', '2 Bordeaux M', '1 Bordeaux L']],
    ['4 polos : 2 M et 1 L', ['1 ? ?', '2 ? M', '1 ? L']],
    ['2 polos bordeaux M, 1 L et 1 XL', ['2 Bordeaux M', '1 Bordeaux L', '1 Bordeaux XL']],
    ['2 polos bordeaux M et 2 L', ['2 Bordeaux M', '2 Bordeaux L']],
    ['2 polos bordeaux et un vert M et un vert L', ['2 Bordeaux ?', '1 Vert M', '1 Vert L']],
    ['2 polos bordeaux et une en L', ['2 Bordeaux ?', '1 Bordeaux L']],
    ['2 polos M\n1 polo vert', ['2 ? M', '1 Vert ?']],
    ['polo bordeaux\n1 polo M', ['1 Bordeaux ?', '1 ? M']],
    ['2 polos et 1 M', ['2 ? ?', '1 ? M']],
    ['zouz polo bordeaux w wa7da verte L', ['2 Bordeaux ?', '1 Vert L']],
    ['زوز بولو بوردو و واحد أخضر L', ['2 Bordeaux ?', '1 Vert L']],
  ])('%s', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});
