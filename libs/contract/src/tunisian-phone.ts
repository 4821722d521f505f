import { normalizePhone } from './phone.ts';

const SEPARATORS = /[\s\p{Pd}().·/]/gu;
const TUNISIAN = /^(?:(?:\+|00)?216)?(\d{8})$/;

/** The eight digits of a Tunisian number, with or without +216; undefined for any other text. */
export function tunisianDigits(phone: string): string | undefined {
  return TUNISIAN.exec(normalizePhone(phone).replace(SEPARATORS, ''))?.[1];
}
