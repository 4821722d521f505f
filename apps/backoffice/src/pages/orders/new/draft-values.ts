import type { EnteredSource } from '@shop/contract/constants';
import type { LineValues, OrderFormValues } from '../form/order-form-values.ts';

/** The values of the form of a new order. */
export type DraftValues = OrderFormValues & {
  note: string;
  /** Where the order comes from. The orders of the storefront are not made here. */
  source: EnteredSource;
  /** Whether the customer has confirmed the order, so that nobody has to call. */
  isConfirmed: boolean;
};

/** Values that something else than the keyboard fills in, such as a pasted message. What is missing stays as it was typed. */
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

/** A draft with the proposed values: a text that is proposed empty stays as it was typed, and proposed lines are added. */
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
