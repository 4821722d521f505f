import { LINK_LIFE_MS } from '@shop/contract/constants';
import { parseCommandId } from '@shop/contract/command-id';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from './app-context.ts';
import type { SigningKey } from './signing-keys.ts';

/**
 * The order's number, the end of the link's life in seconds, and the signature. Links of messengers keep these
 * characters.
 */
const TOKEN = /^([0-9a-z]{10})-([0-9a-z]{1,10})-([0-9a-f]{32})$/;
const SIGNATURE_LENGTH = 32;
const RADIX = 36;

/** Signs the token of the link of an order's buyer, valid for seven days. It has no data of the buyer. */
export async function signLinkToken(
  { signingKeys, now }: Pick<AppContext, 'signingKeys' | 'now'>,
  commandId: string,
): Promise<string> {
  const id = commandId.replace('-', '').toLowerCase();
  const end = Math.floor((now() + LINK_LIFE_MS) / 1_000).toString(RADIX);
  return `${id}-${end}-${sign(await signingKeys.current(), id, end)}`;
}

/** The command id of a token; undefined when it is not ours, was changed or has expired. */
export async function verifyLinkToken(
  { signingKeys, now }: Pick<AppContext, 'signingKeys' | 'now'>,
  token: string,
): Promise<string | undefined> {
  const [, id, end, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || end === undefined || signature === undefined) return undefined;
  const keys = await signingKeys.ofLinks();
  if (!keys.some((key) => isEqual(sign(key, id, end), signature))) return undefined;
  return Number.parseInt(end, RADIX) * 1_000 > now() ? parseCommandId(id) : undefined;
}

/** No other text that these keys sign begins like this one (tokens.ts). */
function sign({ secret }: SigningKey, id: string, end: string): string {
  const signature = createHmac('sha256', secret).update(`confirmation link ${id} ${end}`);
  return signature.digest('hex').slice(0, SIGNATURE_LENGTH);
}

function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
