import { COMMAND_ID_ALPHABET, COMMAND_ID_LENGTH } from '@shop/contract/command-id';
import { randomInt } from 'node:crypto';

/** Makes a random command id ("K7Q29-FXM3T") of 50 bits, which cannot be guessed (Z4). */
export function newCommandId(): string {
  const half = COMMAND_ID_LENGTH / 2;
  const characters = Array.from({ length: COMMAND_ID_LENGTH }, () =>
    COMMAND_ID_ALPHABET.charAt(randomInt(COMMAND_ID_ALPHABET.length)),
  ).join('');
  return `${characters.slice(0, half)}-${characters.slice(half)}`;
}
