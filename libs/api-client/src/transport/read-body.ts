import { parseJson } from '../readers/fields.ts';
import { Unreadable } from '../readers/unreadable.ts';

/** An answer this long, in bytes, is no answer of the contract. */
export const MOST_BYTES = 10_000_000;
/** The owner's lists come whole from a plain host: ten thousand orders are some 10 MB. */
export const MOST_OWNER_BYTES = 50_000_000;

/**
 * Reads an answer's JSON; undefined for an answer without a body.
 * @throws Unreadable when it is too long or not JSON
 */
export async function readBody(response: Response, mostBytes: number): Promise<unknown> {
  const text = await readText(response, mostBytes);
  if (text.trim() === '') return undefined;
  const body = parseJson(text);
  if (body === undefined) throw new Unreadable('the answer is not JSON');
  return body;
}

/** Reads an answer's text. @throws Unreadable when it is too long */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes >= mostBytes) {
      await reader?.cancel();
      throw new Unreadable('the answer is too long');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
