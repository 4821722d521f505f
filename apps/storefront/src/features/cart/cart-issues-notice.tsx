import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon, Button } from '@shop/ui';
import styles from './cart-issues-notice.module.css';

type Props = {
  hasIssues: boolean;
  /** Applies the current prices and stock to every line. */
  onFix: () => void;
  /** Receives the focus when the shopper leaves the cart with unresolved issues. */
  ref?: Ref<HTMLDivElement>;
  /** The list of issues, on a page whose lines do not display them. */
  children?: ReactNode;
};

/** A notice that cart lines have changed, with one button that fixes all of them. */
export function CartIssuesNotice({ hasIssues, onFix, ref, children }: Props) {
  const { t } = useTranslation();
  return (
    <output className={styles.notice}>
      {hasIssues && (
        <div ref={ref} tabIndex={-1} className={styles.issues}>
          <AlertIcon />
          <div className={styles.text}>
            <p className={styles.title}>{t('cart.changed')}</p>
            {children}
            <p>{t('cart.changedText')}</p>
            <Button onClick={onFix}>{t('cart.update')}</Button>
          </div>
        </div>
      )}
    </output>
  );
}
