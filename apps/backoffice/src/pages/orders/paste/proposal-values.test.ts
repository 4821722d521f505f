import { expect, test } from 'vitest';
import { demoProducts } from './messages/demo-products.ts';
import { proposeOrder } from './propose-order.ts';
import {
  chooseProduct,
  draftProposal,
  isEmptyProposal,
  missingIn,
  proposalValues,
  type ProposalValues,
} from './proposal-values.ts';

function read(text: string): ProposalValues {
  return proposalValues(proposeOrder(text, { products: demoProducts }));
}

function firstLine(values: ProposalValues) {
  const [line] = values.lines;
  if (!line) throw new Error('no line');
  return line;
}

test('a proposal becomes values of the form, with both numbers in one field', () => {
  const values = read('polo bordeaux L, Salma Gharbi, 22 345 678 / 71 234 567, Sfax');
  expect(draftProposal(values, demoProducts)).toEqual({
    number: '22345678 / 71234567',
    client_name: 'Salma Gharbi',
    city: 'Sfax',
    lines: [
      {
        product: 'polo-maille-piquee',
        product_name: 'Polo en maille piquée, col côtelé',
        image: undefined,
        color: '#8a2f3b',
        size: 'L',
        quantity: '1',
        isRemoved: false,
      },
    ],
  });
});

test('what is not read is no value, so that it stays as it was typed', () => {
  const proposal = draftProposal(read('polo bordeaux L'), demoProducts);
  expect(Object.keys(proposal)).toEqual(['lines']);
});

test('a line lacks what the message does not contain', () => {
  expect(missingIn(firstLine(read('une jupe en 38')))).toEqual(['product']);
  expect(missingIn(firstLine(read('polo vert')))).toEqual(['size']);
  expect(missingIn(firstLine(read('polo L')))).toEqual(['color']);
  expect(missingIn({ ...firstLine(read('polo vert L')), quantity: '0' })).toEqual(['quantity']);
  expect(missingIn(firstLine(read('polo vert L')))).toEqual([]);
});

test('a chosen product has the colour and size of the message', () => {
  const choice = firstLine(read('une jupe verte en 38'));
  const skirt = demoProducts.find(({ product_Id }) => product_Id === 'jupe-plissee-soleil');
  if (!skirt) throw new Error('no skirt');
  expect(chooseProduct(choice, skirt)).toMatchObject({
    product: 'jupe-plissee-soleil',
    color: '#2f4a3f',
    size: '38',
  });
});

test('a proposal without a contact and lines is empty', () => {
  expect(isEmptyProposal(read('Merci beaucoup !'))).toBe(true);
  expect(isEmptyProposal(read('22 345 678'))).toBe(false);
});
