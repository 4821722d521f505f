/** A response, or a part of one, that does not match the contract. The message contains no value of it. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
}

/** Returns the value of `read`, or undefined where it throws an `InvalidResponseError`. */
export function validOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidResponseError) return undefined;
    throw error;
  }
}
