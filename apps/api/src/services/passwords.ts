import { randomInt } from 'node:crypto';
import { createBoundedQueue } from './bounded-queue.ts';

/**
 * Strangers' passwords that are checked at a time. More would fill the thread pool, which image encoding and file
 * access also use.
 */
const MAX_CONCURRENT = 2;
const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 20;

/** Loaded for the first password. */
const loadArgon2 = () => import('@node-rs/argon2');

/** More waiting hashes would take more than a second: further ones are refused at once. */
const MAX_QUEUED = 20;
/** The strength that OWASP recommends for argon2id. A stronger one replaces stored hashes at the next login. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const HASH_PREFIX = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`;

/**
 * The queues of passwords: that of strangers, who may send hundreds a second, and that of signed-in admins and of
 * devices and addresses that signed in before.
 */
const QUEUES = {
  stranger: createBoundedQueue(MAX_CONCURRENT, MAX_QUEUED),
  known: createBoundedQueue(1, MAX_QUEUED),
};
export type PasswordQueue = keyof typeof QUEUES;

/** @throws ShopError `unavailable` when the queue is full */
export function requireQueuePlace(queue: PasswordQueue): void {
  QUEUES[queue].requirePlace();
}

/**
 * Hashes a password of an admin with argon2id.
 * @throws ShopError `unavailable` when too many wait
 */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return QUEUES.known.run(() => hash(password, STRENGTH));
}

/** Whether a hash was made with another strength. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(HASH_PREFIX);
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash it takes the same time and returns false, so that
 * the response time does not reveal unknown names (A2).
 * @throws ShopError `unavailable` when too many wait
 */
export async function checkPassword(
  password: string,
  passwordHash: string | undefined,
  queue: PasswordQueue = 'known',
): Promise<boolean> {
  dummyHash ??= loadArgon2().then(({ hash }) => hash(generatePassword(), STRENGTH));
  const compared = passwordHash ?? (await dummyHash);
  const { verify } = await loadArgon2();
  const matches = await QUEUES[queue].run(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}

/** Generates a random password without letters and digits that look similar. */
export function generatePassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () =>
    PASSWORD_ALPHABET.charAt(randomInt(PASSWORD_ALPHABET.length)),
  ).join('');
}
