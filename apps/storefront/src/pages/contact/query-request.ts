import { isApiError } from '@shop/api-client';
import type { QueryType } from '@shop/contract/constants';
import type { QueryRequest } from '@shop/contract/schemas';

/** What the contact form asks for (CON-1). */
export type ContactFields = {
  client_name: string;
  email: string;
  query_type: QueryType;
  message: string;
  command_id: string;
};

/** CON-3: the body of the query's call; `command_id` is null unless it is a return. */
export function queryRequest(fields: ContactFields): QueryRequest {
  return {
    client_name: fields.client_name.trim(),
    email: fields.email.trim(),
    query_type: fields.query_type,
    message: fields.message.trim(),
    command_id: fields.query_type === 'return' ? fields.command_id.trim() : null,
  };
}

/** CON-4: whether the host knows no order of that number. */
export function isUnknownCommand(error: unknown): boolean {
  return isApiError(error) && error.code === 'command_not_found';
}
