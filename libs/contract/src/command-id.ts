/** Crockford's base32: no I, L, O or U. */
export const COMMAND_ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a command id, the dash apart. */
export const COMMAND_ID_LENGTH = 10;

const CANONICAL = new RegExp(`^[${COMMAND_ID_ALPHABET}]{${COMMAND_ID_LENGTH}}$`);

/**
 * Reads a command id as people write it: any case, with or without the dash or spaces, O for 0, I
 * and L for 1. Answers it as it is shown ("K7Q29-FXM3T"), or undefined when it cannot be one
 * (host.md, "command_id").
 */
export function parseCommandId(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const bare = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return CANONICAL.test(bare) ? `${bare.slice(0, 5)}-${bare.slice(5)}` : undefined;
}
