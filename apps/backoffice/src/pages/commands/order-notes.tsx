import { MAX_LENGTH } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { SteadyButton } from '../../platform/steady-button.tsx';
import { TextEntry } from '../../platform/text-entry.tsx';
import { OrderHistory } from './order-history.tsx';
import styles from './order-notes.module.css';
import { useNoteOrder } from './use-note-order.ts';

/**
 * What happened to an order, and a line to note more (feature `status`). A note stands in the history
 * at once; one that the host did not take goes back to where it was written, with the reason.
 */
export function OrderNotes({ order }: { order: Order }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { mutate, isPending, variables, error } = useNoteOrder(order);

  function add(event: SubmitEvent) {
    event.preventDefault();
    const note = text.trim();
    if (note === '' || isPending) return;
    setText('');
    mutate(note, {
      onError: () => setText((typed) => (typed === '' ? note : `${note}\n${typed}`)),
    });
  }

  return (
    <>
      <form className={styles.form} onSubmit={add}>
        <TextEntry
          label={t('orders.note')}
          hint={t('orders.noteHint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          html={{ maxLength: MAX_LENGTH.note }}
          multiline
          maxRows={6}
        />
        <SteadyButton type="submit" variant="outlined" inactive={isPending || text.trim() === ''}>
          {t('orders.addNote')}
        </SteadyButton>
      </form>
      {error && (
        <Message tone="problem">
          {t('orders.noteFailed')} {t(`errors.${failureKey(error)}`)}
        </Message>
      )}
      <OrderHistory order={order} pendingNote={isPending ? variables : undefined} />
    </>
  );
}
