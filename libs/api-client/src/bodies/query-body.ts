import type { QueryRequest } from '@shop/contract/schemas';

/** Writes a query as section 7 has it: `command_id` is null unless it is a return. */
export function queryBody(query: QueryRequest): QueryRequest {
  return {
    client_name: query.client_name,
    email: query.email,
    query_type: query.query_type,
    message: query.message,
    command_id: query.query_type === 'return' ? (query.command_id ?? null) : null,
  };
}
