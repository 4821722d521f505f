import { withAsciiDigits } from '@shop/contract/ascii-digits';
import { indexCatalogue } from './catalogue-index.ts';
import { readCustomerText } from './chat-export.ts';
import { findStreet, findTown, markLabels } from './find-address.ts';
import { findLines } from './find-lines.ts';
import { findKnownName, findLabelledName, guessName } from './find-name.ts';
import { findPhones, phoneValue } from './find-phones.ts';
import { joinFound } from './found.ts';
import { isLineWord } from './line-events.ts';
import type { PasteCatalogue, Proposal, Reading } from './proposal.ts';
import { tokenize } from './tokens.ts';
import { unreadParts } from './unread-parts.ts';
import { normalizeWord } from './word-key.ts';

/**
 * Proposes an order from a pasted message or chat in French, English or Tunisian Arabic in both scripts. It is a
 * draft for a person: what the text does not contain is left out, and what follows from other words is marked as a
 * guess. It runs on the device, without a request.
 */
export function proposeOrder(pasted: string, { products, shopName }: PasteCatalogue): Proposal {
  const catalogue = indexCatalogue(products);
  const chat = readCustomerText(pasted, shopName);
  // A digit of some scripts is two code units: the places of words and numbers are those of one text.
  const text = withAsciiDigits(chat.text);
  const tokens = tokenize(text);
  const phones = findPhones(text, tokens);
  const labelledName = findLabelledName(text, tokens);
  const street = findStreet(text, tokens, catalogue.keys);
  const { lines, dropped: droppedWords } = findLines(text, tokens, catalogue);
  const knownName = labelledName ?? findKnownName(text, tokens);
  const { city, quarter, others: otherTowns } = findTown(text, tokens);
  const nameInText =
    knownName ?? guessName(text, tokens, (token) => isLineWord(tokens, token, catalogue));
  const sender = senderReadings(chat.sender, chat.isGuess);
  const name = longerName(nameInText, sender.name);
  const numbers = phones.map(({ reading }) => reading);
  const [phone, secondPhone] = sender.phone
    ? [...numbers.filter(({ value }) => value !== sender.phone?.value), sender.phone]
    : numbers;
  markLabels(tokens);
  const place = joinFound(street, quarter);
  const isProposed = (value: string) => value === phone?.value || value === secondPhone?.value;
  const dropped = [
    ...phones.filter(({ reading }) => !isProposed(reading.value)).map((each) => each.tokens),
    ...(isPartOf(nameInText, name) ? [] : [tokens.filter(({ use }) => use === 'name')]),
    ...otherTowns.map((words) => words.filter(({ use }) => use === 'city')),
    ...droppedWords.map((words) => words.filter(({ use }) => !use || use === 'line')),
  ];
  const unreadSender = [
    ...(sender.phone && !isProposed(sender.phone.value) ? [sender.phone.from] : []),
    ...(sender.name && !isPartOf(sender.name, name) ? [sender.name.from] : []),
  ];
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(secondPhone && { secondPhone }),
    ...(city && { city }),
    ...(place && { street: place }),
    lines,
    unread: [...unreadParts(text, tokens, dropped), ...unreadSender, ...chat.others],
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

/** Whether a name has the words of another one, in any order. */
function isPartOf(part: Reading | undefined, name: Reading | undefined): boolean {
  const words = new Set(wordsOfName(name));
  return wordsOfName(part).every((word) => words.has(word));
}

function wordsOfName(name: Reading | undefined): string[] {
  return (name?.value.match(/[\p{L}\p{M}]+/gu) ?? []).map(normalizeWord);
}
