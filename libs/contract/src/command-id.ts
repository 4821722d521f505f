/** Crockford's base32: no I, L, O or U. */
export const COMMAND_ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The length of a command id without the dash, in characters. */
export const COMMAND_ID_LENGTH = 10;

const CANONICAL = new RegExp(`^[${COMMAND_ID_ALPHABET}]{${COMMAND_ID_LENGTH}}$`);

/**
 * Parses a command id as people write it: any case, with or without the dash or spaces, O for 0, I
 * and L for 1. Returns the canonical form ("K7Q29-FXM3T"), or undefined for any other text.
 */
export function parseCommandId(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const bare = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return CANONICAL.test(bare) ? `${bare.slice(0, 5)}-${bare.slice(5)}` : undefined;
}
