import { isPhone } from '@shop/contract/phone';
import { phoneNumbers } from '@shop/contract/phone-numbers';

/** The numbers of an order that can be called: one as it was typed, or each of several. Empty for any other text. */
export function callableNumbers(phone: string): string[] {
  const numbers = phoneNumbers(phone);
  return numbers.length > 1 ? numbers.filter(isPhone) : [phone].filter(isPhone);
}
