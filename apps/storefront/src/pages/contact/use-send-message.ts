import { createOnce, CreateOutcomeError, isApiError, type CreateOptions } from '@shop/api-client';
import type { MessageRequestInput } from '@shop/contract/schemas';
import { useRef, useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '../../lib/api.ts';
import { useLog } from '../../lib/log.ts';
import { isUnknownCommand, messageRequest, type ContactFields } from './message-request.ts';

function isCreatedEarlier(error: unknown): boolean {
  return error instanceof CreateOutcomeError && error.outcome === 'created-earlier';
}

/**
 * Sends the message of the contact form once (F2). CON-4: an unknown order is an error of its field; any other
 * error is displayed above the button.
 */
export function useSendMessage(
  form: UseFormReturn<ContactFields>,
  onSent: (fields: ContactFields) => void,
) {
  const api = useApi();
  const log = useLog();
  const [hasFailed, setFailed] = useState(false);
  const isSending = useRef(false);
  // A message whose response was lost is sent again with its key, but not by itself.
  const [createMessage] = useState(() =>
    createOnce({
      supportsKeys: () => api.features().has('idempotent-creates'),
      send: (message: MessageRequestInput, options: CreateOptions) =>
        api.queries.create(message, options),
      delaysMs: [],
    }),
  );

  async function send(fields: ContactFields) {
    // A ref, because a second click may come before the next render (F2).
    if (isSending.current) return;
    isSending.current = true;
    setFailed(false);
    try {
      const message = messageRequest(fields);
      await createMessage(message).catch((error: unknown) => {
        // The earlier message has another content: this one is sent with a new key.
        if (isCreatedEarlier(error)) return createMessage(message);
        throw error;
      });
      onSent(fields);
    } catch (error) {
      if (isUnknownCommand(error)) {
        form.setError('command_id', { type: 'unknown' }, { shouldFocus: true });
        return;
      }
      const cause = error instanceof CreateOutcomeError ? error.cause : error;
      log(isApiError(cause) ? cause.message : 'A message was not sent');
      setFailed(true);
    } finally {
      isSending.current = false;
    }
  }

  return { submit: (event: FormEvent) => void form.handleSubmit(send)(event), hasFailed };
}
