import { COMMAND_ID_ALPHABET, COMMAND_ID_LENGTH } from '@shop/contract/command-id';
import { randomInt } from 'node:crypto';

/** Makes a command id as it is shown ("K7Q29-FXM3T"): 50 random bits, neither guessed nor counted (Z4). */
export function newCommandId(): string {
  const half = COMMAND_ID_LENGTH / 2;
  const characters = Array.from({ length: COMMAND_ID_LENGTH }, () =>
    COMMAND_ID_ALPHABET.charAt(randomInt(COMMAND_ID_ALPHABET.length)),
  ).join('');
  return `${characters.slice(0, half)}-${characters.slice(half)}`;
}
