import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedOrder } from '@shop/contract/schemas';
import { Button, CashIcon } from '@shop/ui';
import { useMoney } from '../../lib/use-money.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { ChangeError } from './change-error.tsx';
import { CorrectForm } from './correct-form.tsx';
import type { LinkedOrderState } from './use-linked-order.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './order-actions.module.css';

type Props = { order: LinkedOrder; change: LinkedOrderState['change'] };
type Panel = 'correct' | 'cancel';

/** What the buyer can do with an order that waits: confirm it by one button, correct or cancel it. */
export function OrderActions({ order, change }: Props) {
  const [panel, setPanel] = useState<Panel>();
  /** The panel that was closed, whose button gets the focus. */
  const [closed, setClosed] = useState<Panel | 'saved'>();

  function show(next: Panel | undefined, previous?: Panel | 'saved') {
    if (!change.isPending) change.reset();
    setPanel(next);
    setClosed(previous);
  }

  if (panel === 'correct') {
    return (
      <CorrectForm
        key={JSON.stringify(order.command_products.map(({ product, color }) => [product, color]))}
        order={order}
        change={change}
        onClose={() => show(undefined, 'correct')}
        onSaved={() => show(undefined, 'saved')}
      />
    );
  }
  if (panel === 'cancel') {
    return (
      <CancelQuestion order={order} change={change} onClose={() => show(undefined, 'cancel')} />
    );
  }
  return <Buttons order={order} change={change} closed={closed} onShow={show} />;
}

type ButtonsProps = Props & {
  closed: Panel | 'saved' | undefined;
  onShow: (panel: Panel) => void;
};

function Buttons({ order, change, closed, onShow }: ButtonsProps) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const money = useMoney();
  const focused = useRef<HTMLElement>(null);
  useEffect(() => focused.current?.focus(), []);
  const hasSizes = order.command_products.some(({ sizes }) => sizes.length > 1);
  const isConfirming = change.isPending;
  const focusAfter = (panel: Panel | 'saved') => (element: HTMLElement | null) => {
    if (closed === panel) focused.current = element;
  };
  return (
    <div className={styles.actions}>
      {closed === 'saved' && (
        <output ref={focusAfter('saved')} tabIndex={-1} className={styles.corrected}>
          {t('corrected')}
        </output>
      )}
      <ChangeError order={order} error={change.error} />
      <div className={styles.confirm}>
        <Button
          loadingText={isConfirming ? tShop('pleaseWait') : undefined}
          onClick={() => change.mutate({ version: order.version, status: 'confirmed' })}
        >
          {t('confirm')}
        </Button>
        <p className={styles.note}>
          <CashIcon size={20} />
          {t('new.text', { total: money(order.total_amount) })}
        </p>
      </div>
      <Button
        ref={focusAfter('correct')}
        variant="secondary"
        disabled={isConfirming}
        onClick={() => onShow('correct')}
      >
        {t(hasSizes ? 'correct' : 'correctAddress')}
      </Button>
      <Button
        ref={focusAfter('cancel')}
        variant="quiet"
        disabled={isConfirming}
        onClick={() => onShow('cancel')}
      >
        {t('cancel')}
      </Button>
    </div>
  );
}
