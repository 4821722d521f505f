import { useTranslation } from 'react-i18next';
import { Button } from '@shop/ui';
import { CartIssueText } from '../../features/cart/cart-issue-text.tsx';
import type { CartIssue } from '../../features/cart/reconcile-cart.ts';
import styles from './line-issue.module.css';

/** The issue of one line, with a button that fixes it. */
export function LineIssue({ issue, onFix }: { issue: CartIssue; onFix: () => void }) {
  const { t } = useTranslation();
  const name = issue.line.productName;
  const isSoldOut = issue.left === 0;
  return (
    <div className={styles.issue}>
      <CartIssueText issue={issue} />
      <Button
        variant="secondary"
        onClick={onFix}
        aria-label={t(isSoldOut ? 'cart.removeOf' : 'cart.updateOf', { name })}
      >
        {t(isSoldOut ? 'cart.remove' : 'cart.updateLine')}
      </Button>
    </div>
  );
}
