import type { ClientError } from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';

/** The unhandled errors of an app. */
export function clientErrors({ send }: HttpClient) {
  return {
    /** Feature `client-errors`. */
    create: (json: ClientError): Promise<void> => send('createClientError', { json }),
  };
}
