import { normalizeForSearch } from '@shop/contract/normalize-for-search';

/** What a customer wrote, without the times, names and other people's messages of a copied chat. */
export type CustomerText = {
  text: string;
  /** The name or number beside the sender's messages. */
  sender?: string;
  /** Whether the chat does not show which of several people is the customer. */
  isGuess: boolean;
  /** Messages of people who are neither the shop nor the customer, or of nobody who is named. */
  others: string[];
};

type ChatMessage = { sender: string; text: string };

const DATE = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`;
const TIME = String.raw`\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?)?`;
/** WhatsApp: "27/11/2026, 10:14 - Amira: text" and "[27/11/2026, 10:14:02] Amira: text". */
const EXPORTED = new RegExp(
  String.raw`^\[?${DATE},?\s+(?:à\s+)?${TIME}\]?\s*(?:[-–]\s*)?(.*)$`,
  'i',
);
const SENDER = /^([^:]{1,60}):\s?(.*)$/;
/** Telegram and Facebook: "Amira, 27 nov. à 09:12" above the sender's messages. */
const HEADER = new RegExp(String.raw`^([^,:]{2,40}),\s.{0,24}${TIME}$`, 'i');
const ONLY_A_TIME = new RegExp(String.raw`^(?:\p{L}{2,9}\.?\s)?(?:à\s)?${TIME}$`, 'iu');
const OWN =
  /^(?:vous avez envoyé|vous avez répondu|you sent|you replied|vous|you|moi|me|أنت|لقد أرسلت)$/i;
const MEDIA =
  /^(?:<[^>]*>|.*\b(?:image|audio|vidéo|video|sticker|gif|document) (?:absente?|omis|omitted)\b.*|.*message (?:a été supprimé|was deleted).*|vu|seen|envoyé|sent)$/i;

/** Reads a pasted text as a chat, if it is one. A text that is none is the customer's as a whole. */
export function readCustomerText(pasted: string, shopName = ''): CustomerText {
  const lines = pasted
    .replace(/\p{Cf}/gu, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const messages = readExport(lines) ?? readNamedLines(lines, shopName) ?? readCopy(lines);
  if (!messages) return { text: lines.join('\n'), isGuess: false, others: [] };
  const isShop = (sender: string) =>
    sender !== '' && (OWN.test(sender) || nameKey(sender) === nameKey(shopName));
  const senders = [...new Set(messages.map(({ sender }) => sender))];
  const customers = senders.filter((sender) => sender !== '' && !isShop(sender));
  const [sender] = customers;
  const read = messages.filter(({ text }) => text !== '' && !MEDIA.test(text));
  return {
    text: read
      .filter((message) => message.sender === sender)
      .map(({ text }) => text)
      .join('\n'),
    ...(sender !== undefined && { sender }),
    isGuess: customers.length > 1,
    others: read
      .filter((message) => message.sender !== sender && !isShop(message.sender))
      .map(({ sender: other, text }) => (other === '' ? text : `${other}: ${text}`)),
  };
}

function nameKey(name: string): string {
  return normalizeForSearch(name.replace(/[^\p{L}\p{N}\s]/gu, ' '));
}

/** A chat that was exported, with a time at the beginning of each message. */
function readExport(lines: readonly string[]): ChatMessage[] | undefined {
  if (!lines.some((line) => EXPORTED.test(line))) return undefined;
  const messages: ChatMessage[] = [];
  for (const line of lines) {
    const content = EXPORTED.exec(line)?.[1];
    const [, sender, text] = SENDER.exec(content ?? '') ?? [];
    if (sender !== undefined) messages.push({ sender: sender.trim(), text: text ?? '' });
    // A line of the message before; a line with a time and no sender is from the app itself.
    else if (content === undefined) append(messages, line);
  }
  return messages;
}

/** "Amira: text" in each line, when the shop has such lines as well. */
function readNamedLines(lines: readonly string[], shopName: string): ChatMessage[] | undefined {
  const isShops = (line: string) => nameKey(SENDER.exec(line)?.[1] ?? '') === nameKey(shopName);
  if (shopName === '' || !lines.some(isShops)) return undefined;
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = SENDER.exec(line)?.[1];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const first = lines.find((line) => line !== '');
  const firstName = SENDER.exec(first ?? '')?.[1];
  const messages: ChatMessage[] = [];
  for (const line of lines) {
    const [, name, text] = SENDER.exec(line) ?? [];
    const isName =
      name !== undefined && (isShops(line) || name === firstName || (counts.get(name) ?? 0) > 1);
    if (isName) messages.push({ sender: name, text: text ?? '' });
    else append(messages, line);
  }
  return messages;
}

/** Copied from a page: a line with the name, or "You sent", above the messages. */
function readCopy(lines: readonly string[]): ChatMessage[] | undefined {
  const names = new Set(lines.flatMap((line) => HEADER.exec(line)?.[1] ?? []));
  const isCopy = lines.some((line) => OWN.test(line));
  if (!isCopy && names.size < 2) return undefined;
  const first = lines.find((line) => line !== '');
  if (isCopy && first !== undefined && !OWN.test(first)) names.add(first);
  const messages: ChatMessage[] = [];
  for (const line of lines) {
    const name = HEADER.exec(line)?.[1] ?? line;
    if (names.has(name) || OWN.test(line)) messages.push({ sender: name, text: '' });
    else if (!ONLY_A_TIME.test(line)) append(messages, line);
  }
  return messages;
}

function append(messages: ChatMessage[], line: string): void {
  const last = messages.at(-1);
  if (line === '') return;
  // The end of a message whose beginning was not copied.
  if (!last) {
    messages.push({ sender: '', text: line });
    return;
  }
  last.text = last.text === '' ? line : `${last.text}\n${line}`;
}
