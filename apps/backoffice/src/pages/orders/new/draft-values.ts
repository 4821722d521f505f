import { SHIPPING_MILLIMES, type EnteredSource } from '@shop/contract/constants';
import { formatMoney, parseMoney } from '@shop/contract/money';
import { plainText } from '@shop/contract/plain-text';
import type { ManualOrderInput } from '@shop/contract/schemas';
import {
  hasAmount,
  piecesOf,
  reductionOf,
  subtotal,
  type KnownProducts,
  type LineValues,
  type OrderFormValues,
} from '../form/order-form-values.ts';

/** The values of the form of a new order. */
export type DraftValues = OrderFormValues & {
  note: string;
  /** Where the order comes from. The orders of the storefront are not made here. */
  source: EnteredSource;
  /** Whether the customer has confirmed the order, so that nobody has to call. */
  isConfirmed: boolean;
};

/**
 * Values that something else than the keyboard fills in, such as a pasted message. What is missing stays as it was
 * typed.
 */
export type DraftProposal = Partial<DraftValues>;

/** The form of a draft without anything typed. */
export function emptyDraft(): DraftValues {
  return {
    lines: [],
    client_name: '',
    number: '',
    street: '',
    city: '',
    reduction: '',
    reduction_reason: '',
    note: '',
    source: 'phone',
    isConfirmed: true,
  };
}

/**
 * A draft with the proposed values: a text that is proposed empty stays as it was typed, and proposed lines are
 * added.
 */
export function withProposal(typed: DraftValues, proposal: DraftProposal): DraftValues {
  const { lines = [], ...values } = proposal;
  const proposed = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
  return { ...typed, ...proposed, lines: [...typed.lines, ...lines.map(asLine)] };
}

function asLine(line: LineValues): LineValues {
  return { ...line, isRemoved: false };
}

/** The total of a draft in TND, two-decimal text. Undefined while a price is not known. */
export function draftTotal(values: DraftValues, products: KnownProducts): string | undefined {
  const lines = subtotal([], products, values.lines);
  if (lines === undefined) return undefined;
  return formatMoney(lines + SHIPPING_MILLIMES - (parseMoney(reductionOf(values)) ?? 0));
}

/**
 * The request body of a draft. The values must be valid.
 * @param canReduce whether the person may give a reduction
 */
export function draftRequest(
  values: DraftValues,
  products: KnownProducts,
  canReduce: boolean,
): ManualOrderInput {
  const reduction = reductionOf(values);
  const reason = plainText(values.reduction_reason);
  const note = plainText(values.note, { hasLines: true });
  return {
    client_name: plainText(values.client_name),
    number: plainText(values.number),
    city: plainText(values.city),
    street: plainText(values.street),
    command_products: values.lines
      .filter((line) => piecesOf(line) > 0)
      .map((line) => ({
        product: line.product,
        color: line.color,
        size: line.size,
        quantity: piecesOf(line),
      })),
    total_amount: draftTotal(values, products) ?? '0.00',
    source: values.source,
    confirmed: values.isConfirmed,
    ...(canReduce && hasAmount(reduction) && { reduction, reduction_reason: reason }),
    ...(note !== '' && { note }),
  };
}
