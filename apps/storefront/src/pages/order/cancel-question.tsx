import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedOrder } from '@shop/contract/schemas';
import { Button } from '@shop/ui';
import { ChangeError } from './change-error.tsx';
import type { LinkedOrderState } from './use-linked-order.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './order-panel.module.css';

type Props = { order: LinkedOrder; change: LinkedOrderState['change']; onClose: () => void };

/** The confirmation before an order is cancelled. */
export function CancelQuestion({ order, change, onClose }: Props) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby="cancel">
      <h2 id="cancel" ref={heading} tabIndex={-1} className={styles.title}>
        {t('question.title')}
      </h2>
      <p>{t('question.text')}</p>
      <ChangeError order={order} error={change.error} />
      <div className={styles.actions}>
        <Button disabled={change.isPending} onClick={onClose}>
          {t('question.no')}
        </Button>
        <Button
          variant="secondary"
          loadingText={change.isPending ? tShop('pleaseWait') : undefined}
          onClick={() => change.mutate({ version: order.version, status: 'cancelled' })}
        >
          {t('question.yes')}
        </Button>
      </div>
    </section>
  );
}
