import { isApiError } from '@shop/api-client';
import { plainText } from '@shop/contract/plain-text';
import type { MessageType } from '@shop/contract/constants';
import type { MessageRequestInput } from '@shop/contract/schemas';

/** The fields of the contact form (CON-1). */
export type ContactFields = {
  client_name: string;
  email: string;
  query_type: MessageType;
  message: string;
  command_id: string;
};

/** CON-3: creates the body of the request; `command_id` is null unless the message is about a return. */
export function messageRequest(fields: ContactFields): MessageRequestInput {
  return {
    client_name: plainText(fields.client_name),
    email: plainText(fields.email),
    query_type: fields.query_type,
    message: plainText(fields.message, { hasLines: true }),
    command_id: fields.query_type === 'return' ? plainText(fields.command_id) : null,
  };
}

/** CON-4: whether the API server has no order with that number. */
export function isUnknownCommand(error: unknown): boolean {
  return isApiError(error) && error.code === 'command_not_found';
}
