import { createOnce, CreateOutcomeError, isApiError, type CreateOptions } from '@shop/api-client';
import type { MessageRequestInput } from '@shop/contract/schemas';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { useLog } from '../../lib/log.ts';

function isCreatedEarlier(error: unknown): boolean {
  return error instanceof CreateOutcomeError && error.outcome === 'created-earlier';
}

/**
 * Stores messages once (F2): a message whose response was lost is sent again with its key, but not by itself.
 * `failure` is its error after a failure, until the next message (CON-4).
 */
export function useCreateMessage() {
  const api = useApi();
  const log = useLog();
  const [failure, setFailure] = useState<unknown>();
  const isSending = useRef(false);
  const [createMessage] = useState(() =>
    createOnce({
      supportsKeys: () => api.features().has('idempotent-creates'),
      send: (message: MessageRequestInput, options: CreateOptions) =>
        api.queries.create(message, options),
      delaysMs: [],
    }),
  );

  /**
   * Resolves with whether the message was stored; false also while another one is sent.
   * @param isFieldError whether the form displays an error at a field: then the message has not failed
   */
  async function create(
    message: MessageRequestInput,
    isFieldError: (error: unknown) => boolean = () => false,
  ): Promise<boolean> {
    // A ref, because a second click may come before the next render (F2).
    if (isSending.current) return false;
    isSending.current = true;
    setFailure(undefined);
    try {
      await createMessage(message).catch((error: unknown) => {
        // The earlier message has another content: this one is sent with a new key.
        if (isCreatedEarlier(error)) return createMessage(message);
        throw error;
      });
      return true;
    } catch (error) {
      if (isFieldError(error)) return false;
      const cause = error instanceof CreateOutcomeError ? error.cause : error;
      log(isApiError(cause) ? cause.message : 'A message was not sent');
      setFailure(cause ?? error);
      return false;
    } finally {
      isSending.current = false;
    }
  }

  return { create, failure };
}
