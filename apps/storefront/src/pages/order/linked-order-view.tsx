import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedOrder } from '@shop/contract/schemas';
import { Button, CheckIcon } from '@shop/ui';
import { CallOrWrite } from '../../lib/call-or-write.tsx';
import { useMoney } from '../../lib/use-money.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeError } from './change-error.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { LinkedLines } from './linked-lines.tsx';
import type { LinkedOrderState } from './use-linked-order.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './linked-order-view.module.css';

type Props = { order: LinkedOrder; state: LinkedOrderState };

/** An order as its buyer sees it: what to do, the lines with their images, the amount to pay and the address. */
export function LinkedOrderView({ order, state }: Props) {
  const { t } = useOrderTexts();
  const money = useMoney();
  const isNew = order.status === 'new';
  const heading = useFocusOnChange(order.status);
  const total = money(order.total_amount);
  const name = order.client_name.trim();
  const isDone = order.status === 'confirmed' || order.status === 'delivered';
  const title =
    isNew && name !== ''
      ? t('new.title', { name })
      : t(isNew ? 'new.titleNameless' : `${order.status}.title`);
  return (
    <section className={styles.order}>
      {isDone && (
        <span className={styles.icon}>
          <CheckIcon size={32} />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.number}>{t('number', { id: order.command_id })}</p>
      <p>{t(`${order.status}.text`, { total })}</p>
      <LinkedLines order={order} client={state.client} />
      <div className={styles.address}>
        <h2 className={styles.subtitle}>{t('address')}</h2>
        <p>
          <bdi>{order.street}</bdi>
          <br />
          <bdi>{order.city}</bdi>
        </p>
      </div>
      {isNew && <Actions order={order} state={state} />}
      <CallOrWrite text={t('help')} message={t('helpMessage', { id: order.command_id })} />
    </section>
  );
}

function Actions({ order, state: { change } }: Props) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const [opened, setOpened] = useState<'correct' | 'cancel'>();
  const [isCorrected, setCorrected] = useState(false);
  const hasSizes = order.command_products.some(({ sizes }) => sizes.length > 1);
  const isConfirming = change.isPending && change.variables.status === 'confirmed';

  function close() {
    setOpened(undefined);
    if (!change.isPending) change.reset();
  }

  function open(dialog: 'correct' | 'cancel') {
    change.reset();
    setCorrected(false);
    setOpened(dialog);
  }

  return (
    <div className={styles.actions}>
      <output className={styles.corrected}>{isCorrected && t('corrected')}</output>
      {opened === undefined && <ChangeError order={order} error={change.error} />}
      <div className={styles.confirm}>
        <Button
          loadingText={isConfirming ? tShop('pleaseWait') : undefined}
          onClick={() => change.mutate({ status: 'confirmed' })}
        >
          {t('confirm')}
        </Button>
      </div>
      <Button variant="secondary" disabled={isConfirming} onClick={() => open('correct')}>
        {t(hasSizes ? 'correct' : 'correctAddress')}
      </Button>
      <Button variant="quiet" disabled={isConfirming} onClick={() => open('cancel')}>
        {t('cancel')}
      </Button>
      <CorrectDialog
        order={order}
        change={change}
        open={opened === 'correct'}
        onClose={close}
        onSaved={() => {
          close();
          setCorrected(true);
        }}
      />
      <CancelDialog order={order} change={change} open={opened === 'cancel'} onClose={close} />
    </div>
  );
}

/** Moves the focus to the heading when the order has another status: the clicked button is removed. */
function useFocusOnChange(status: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [status]);
  return heading;
}
