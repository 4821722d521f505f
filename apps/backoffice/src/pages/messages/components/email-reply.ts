import { withoutDirectionControls } from '@shop/contract/plain-text';
import type { Message } from '@shop/contract/schemas';
import type { BuyerTexts } from '@shop/i18n/buyer-messages';

/** Some mail programs truncate longer links. */
const MAX_QUOTE_LENGTH = 800;
/** The line ending of a mail's body (RFC 6068, section 5). */
const LINE_END = '\r\n';

/**
 * A `mailto:` link for a reply: subject, greeting and the quoted message.
 * @param texts the texts of the customer's language; without them the reply has the quoted message alone
 */
export function emailReplyLink(
  message: Message,
  shopName: string,
  texts: BuyerTexts | undefined,
): string {
  if (!texts) return mailLink(message, { body: ['', '', '', ...quote(message.message)] });
  const { t } = texts;
  const name = withoutDirectionControls(message.client_name).trim();
  const id = message.command?.command_id ?? message.command_id;
  const subject = id ? t('emailReply.aboutOrder', { id }) : t('emailReply.aboutQuestion');
  const body = [
    t('emailReply.greeting', { name }),
    '',
    '',
    '',
    ...(shopName ? [shopName, ''] : []),
    t('emailReply.youWrote'),
    ...quote(message.message),
  ];
  return mailLink(message, { subject: shopName ? `${subject} – ${shopName}` : subject, body });
}

type Mail = { subject?: string; body: readonly string[] };

function mailLink({ email }: Message, { subject, body }: Mail): string {
  const params = { ...(subject !== undefined && { subject }), body: body.join(LINE_END) };
  const search = Object.entries(params).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${search.join('&')}`;
}

function quote(message: string): string[] {
  const cut =
    message.length > MAX_QUOTE_LENGTH ? `${message.slice(0, MAX_QUOTE_LENGTH)}…` : message;
  return cut
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
}
