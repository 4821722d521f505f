import { randomInt } from 'node:crypto';
import { makeGate } from '../media/gate.ts';

/** More at once would fill the thread pool that pictures and files need too. */
const MOST_AT_ONCE = 2;
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 20;

/** Loaded with the first password. */
const loadArgon2 = () => import('@node-rs/argon2');

const gate = makeGate(MOST_AT_ONCE);

/** Hashes a password by argon2id, two at a time in this process. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return gate.run(() => hash(password));
}

let nobody: Promise<string> | undefined;

/**
 * Whether a password is the one of a hash. Without a hash it takes as long and answers false, so
 * that an unknown name cannot be told by the time (A2).
 */
export async function checkPassword(password: string, known: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(makePassword());
  const compared = known ?? (await nobody);
  const { verify } = await loadArgon2();
  const right = await gate.run(() => verify(compared, password));
  return right && known !== undefined;
}

/** Makes a random password without letters and digits that look alike. */
export function makePassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () =>
    PASSWORD_ALPHABET.charAt(randomInt(PASSWORD_ALPHABET.length)),
  ).join('');
}
