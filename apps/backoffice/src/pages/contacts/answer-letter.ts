import type { Query } from '@shop/contract/schemas';
import type { Translate } from '@shop/i18n';

/** Longer links are cut by some mail programs. */
const LONGEST_QUOTE = 800;
/** Lines of a mail's body end so (RFC 6068, section 5). */
const LINE_END = '\r\n';

/**
 * The address that opens the owner's mail program with an answer begun: subject, greeting, and the
 * shopper's message quoted below.
 * @param t the texts of the shopper's language, not of the owner's
 */
export function answerLink(query: Query, shopName: string, t: Translate): string {
  const name = query.client_name.trim();
  const id = query.command?.command_id ?? query.command_id;
  const subject = id ? t('queryLetters.aboutOrder', { id }) : t('queryLetters.aboutQuestion');
  const body = [
    t('queryLetters.greeting', { name }),
    '',
    '',
    '',
    ...(shopName ? [shopName, ''] : []),
    t('queryLetters.youWrote'),
    ...quote(query.message),
  ].join(LINE_END);
  const parts = { subject: shopName ? `${subject} – ${shopName}` : subject, body };
  const search = Object.entries(parts).map(([part, text]) => `${part}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(query.email)}?${search.join('&')}`;
}

function quote(message: string): string[] {
  const cut = message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE)}…` : message;
  return cut
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
}
