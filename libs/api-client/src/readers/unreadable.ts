/** An answer, or a part of one, that cannot be what the contract says; the message holds no value of it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** What `read` answers, or undefined where it finds something unreadable. */
export function unlessUnreadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
