import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCreateMessage } from '../../features/messages/use-create-message.ts';
import { isUnknownCommand, messageRequest, type ContactFields } from './message-request.ts';

/**
 * Sends the message of the contact form once (F2). CON-4: an unknown order is an error of its field; any other
 * error is displayed above the button.
 */
export function useSendMessage(
  form: UseFormReturn<ContactFields>,
  onSent: (fields: ContactFields) => void,
) {
  const { create, hasFailed } = useCreateMessage();

  function showFieldError(error: unknown): boolean {
    const isUnknown = isUnknownCommand(error);
    if (isUnknown) form.setError('command_id', { type: 'unknown' }, { shouldFocus: true });
    return isUnknown;
  }

  async function send(fields: ContactFields) {
    if (await create(messageRequest(fields), showFieldError)) onSent(fields);
  }

  return { submit: (event: FormEvent) => void form.handleSubmit(send)(event), hasFailed };
}
