import { LIMITS } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { quantityError } from '../../../lib/validate-decimal.ts';
import type { DraftProposal } from '../new/draft-values.ts';
import { indexCatalogue } from './catalogue-index.ts';
import { variantOf } from './find-lines.ts';
import type { Proposal, ProposedLine, Reading } from './proposal.ts';

/** The contact's fields of a proposal, as the form of an order names them. */
export const CONTACT_FIELDS = ['number', 'client_name', 'street', 'city'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A line of a proposal while a person corrects it. Empty is not chosen. */
export type LineChoice = {
  line: ProposedLine;
  product: string;
  color: string;
  size: string;
  /** As typed. */
  quantity: string;
};

/** A proposal while a person corrects it. */
export type ProposalValues = {
  contact: Partial<Record<ContactField, Reading>>;
  lines: readonly LineChoice[];
  unread: readonly string[];
};

/** The initial values: the proposal as it was read. */
export function proposalValues(proposal: Proposal): ProposalValues {
  const { name, phone, secondPhone, street, city } = proposal;
  return {
    contact: {
      ...(phone && { number: bothNumbers(phone, secondPhone) }),
      ...(name && { client_name: name }),
      ...(street && { street }),
      ...(city && { city }),
    },
    lines: proposal.lines.map((line) => ({
      line,
      product: line.product ?? '',
      color: line.color ?? '',
      size: line.product === undefined ? '' : (line.size ?? ''),
      quantity: String(line.quantity),
    })),
    unread: proposal.unread,
  };
}

/** The form of an order has one field, in which a customer's two numbers are found. */
function bothNumbers(phone: Reading, second: Reading | undefined): Reading {
  if (!second) return phone;
  return {
    value: `${phone.value} / ${second.value}`,
    from: phone.from === second.from ? phone.from : `${phone.from} / ${second.from}`,
    isGuess: phone.isGuess || second.isGuess,
  };
}

/** Whether nothing was read that an order has. */
export function isEmptyProposal({ contact, lines }: ProposalValues): boolean {
  return lines.length === 0 && Object.keys(contact).length === 0;
}

/** A line with another product, in the colour and size that the message names, if the product has them. */
export function chooseProduct(choice: LineChoice, product: Product): LineChoice {
  const [indexed] = indexCatalogue([product]).products;
  const { requestedColors, requestedSize } = choice.line;
  const variant = variantOf(indexed, requestedColors, requestedSize, false);
  return {
    ...choice,
    product: product.product_Id,
    color: variant.color ?? '',
    size: variant.size ?? '',
  };
}

/** What a line lacks to become one of an order. */
export function missingIn({
  product,
  color,
  size,
  quantity,
}: LineChoice): readonly ('product' | 'color' | 'size' | 'quantity')[] {
  return [
    ...(product === '' ? (['product'] as const) : []),
    ...(product !== '' && color === '' ? (['color'] as const) : []),
    ...(product !== '' && size === '' ? (['size'] as const) : []),
    ...(quantityError(quantity, LIMITS.lineQuantity) || Number(quantity) < 1
      ? (['quantity'] as const)
      : []),
  ];
}

/** The values for the form of an order. The lines must lack nothing. */
export function draftProposal(
  { contact, lines }: ProposalValues,
  products: readonly Product[],
): DraftProposal {
  const texts: Partial<Record<ContactField, string>> = {};
  for (const field of CONTACT_FIELDS) {
    const reading = contact[field];
    if (reading) texts[field] = reading.value.trim();
  }
  return {
    ...texts,
    lines: lines.flatMap(({ product: id, color, size, quantity }) => {
      const product = products.find(({ product_Id }) => product_Id === id);
      if (!product) return [];
      return {
        product: id,
        product_name: product.product_name,
        image: product.product_images[0],
        color,
        size,
        quantity,
        isRemoved: false,
      };
    }),
  };
}
