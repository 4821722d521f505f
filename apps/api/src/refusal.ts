import { ERROR_STATUS, type ErrorCode, type FieldCode } from '@shop/contract/error-codes';
import type { Failure } from '@shop/contract/schemas';

/** What a refusal may say beside its code: faulty fields, short lines, right figures, a sentence, seconds to wait. */
export type RefusalDetails = Omit<Partial<Failure>, 'code'> & { retryAfter?: number };

/** A call the shop refuses, by one of the contract's codes; whoever answers turns it into a failure. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.error ?? code);
    this.code = code;
    this.details = details;
  }

  /** The status the contract's one table gives this code. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A readable call with one faulty field (422 `invalid`). */
export function invalidField(field: string, code: FieldCode): Refusal {
  return new Refusal('invalid', { fields: { [field]: code } });
}
