import { indexCatalogue } from './catalogue-index.ts';
import { readCustomerText } from './chat-export.ts';
import { findStreet, findTown, markLabels } from './find-address.ts';
import { findLines } from './find-lines.ts';
import { findKnownName, findLabelledName, guessName, isFiller } from './find-name.ts';
import { findPhones, phoneValue } from './find-phones.ts';
import { isLineWord } from './line-events.ts';
import type { PasteCatalogue, Proposal, Reading } from './proposal.ts';
import { textOf, tokenize, type Token } from './tokens.ts';

/**
 * Proposes an order from a pasted message or chat in French, English or Tunisian Arabic in both scripts. It is a draft
 * for a person: what the text does not tell is left out, and what follows from other words is marked as a guess. It runs on
 * the device, without a request.
 */
export function proposeOrder(pasted: string, { products, shopName }: PasteCatalogue): Proposal {
  const catalogue = indexCatalogue(products);
  const chat = readCustomerText(pasted, shopName);
  const { text } = chat;
  const tokens = tokenize(text);
  const phones = findPhones(text, tokens);
  const labelledName = findLabelledName(text, tokens);
  const street = findStreet(text, tokens, catalogue.keys);
  const lines = findLines(text, tokens, catalogue);
  const knownName = labelledName ?? findKnownName(text, tokens);
  const { city, quarter } = findTown(text, tokens);
  const toldName =
    knownName ?? guessName(text, tokens, (token) => isLineWord(tokens, token, catalogue));
  const sender = senderReadings(chat.sender, chat.isGuess);
  const name = longerName(toldName, sender.name);
  const [phone, secondPhone] = sender.phone
    ? [...phones.filter(({ value }) => value !== sender.phone?.value), sender.phone]
    : phones;
  markLabels(tokens);
  const place = street ?? quarter;
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(secondPhone && { secondPhone }),
    ...(city && { city }),
    ...(place && { street: place }),
    lines,
    unread: [...unreadParts(text, tokens), ...chat.others],
  };
}

/** A chat has the name or the number of who wrote beside each message. */
function senderReadings(
  sender: string | undefined,
  isGuess: boolean,
): Partial<Record<'name' | 'phone', Reading>> {
  if (sender === undefined) return {};
  const phone = phoneValue(sender);
  if (phone !== undefined) return { phone: { value: phone, from: sender, isGuess } };
  const value = sender
    .replace(/[^\p{L}\p{M}'’ \p{Pd}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return value === '' ? {} : { name: { value, from: sender, isGuess } };
}

/** A name in the text counts more than the sender's, unless it is a guess. */
function longerName(read: Reading | undefined, sender: Reading | undefined): Reading | undefined {
  if (!read || !sender) return read ?? sender;
  if (read.isGuess) return sender;
  const isPart = sender.value.toLowerCase().startsWith(read.value.toLowerCase());
  return isPart ? sender : read;
}

/** The parts of a text that nothing was read from: words in one clause with at least one that is not of every message. */
function unreadParts(text: string, tokens: readonly Token[]): string[] {
  const parts: Token[][] = [];
  let part: Token[] = [];
  for (const token of tokens) {
    const before = part.at(-1);
    if (before && (token.use || token.clause !== before.clause)) {
      parts.push(part);
      part = [];
    }
    if (!token.use) part.push(token);
  }
  parts.push(part);
  return parts
    .filter((words) => words.some((token) => !isFiller(token) && token.folded.length > 1))
    .map((words) => textOf(text, words));
}
