import { randomInt } from 'node:crypto';
import pLimit from 'p-limit';

/** More concurrent hashes would fill the thread pool, which image encoding and file access also use. */
const MAX_CONCURRENT = 2;
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 20;

/** Loaded for the first password. */
const loadArgon2 = () => import('@node-rs/argon2');

const limit = pLimit(MAX_CONCURRENT);

/** Hashes a password with argon2id, at most two at a time in this process. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return limit(() => hash(password));
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash it takes the same time and returns false, so that
 * the response time does not reveal unknown names (A2).
 */
export async function checkPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  dummyHash ??= hashPassword(generatePassword());
  const compared = passwordHash ?? (await dummyHash);
  const { verify } = await loadArgon2();
  const matches = await limit(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}

/** Generates a random password without letters and digits that look similar. */
export function generatePassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () =>
    PASSWORD_ALPHABET.charAt(randomInt(PASSWORD_ALPHABET.length)),
  ).join('');
}
