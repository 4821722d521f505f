import type { ReactNode, Ref } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { AlertIcon, Button } from '@shop/ui';
import styles from './cart-news.module.css';

type Props = {
  hasNews: boolean;
  /** Takes today's prices and stock over into every line. */
  onRepair: () => void;
  /** Where a shopper is led who goes on without having repaired. */
  ref: Ref<HTMLDivElement>;
  /** What has changed, where no line of the page says it. */
  children?: ReactNode;
};

/** Says that lines have changed since they were added, and repairs them all with one tap. */
export function CartNews({ hasNews, onRepair, ref, children }: Props) {
  const { t } = useTranslation();
  return (
    <output className={styles.place}>
      {hasNews && (
        <div ref={ref} tabIndex={-1} className={styles.news}>
          <AlertIcon />
          <div className={styles.words}>
            <p className={styles.title}>{t('cart.changed')}</p>
            {children}
            <p>{t('cart.changedText')}</p>
            <Button onClick={onRepair}>{t('cart.repair')}</Button>
          </div>
        </div>
      )}
    </output>
  );
}
