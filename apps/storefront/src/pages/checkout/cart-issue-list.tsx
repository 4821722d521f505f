import { CartIssueText } from '../../features/cart/cart-issue-text.tsx';
import type { CartIssue } from '../../features/cart/reconcile-cart.ts';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import styles from './cart-issue-list.module.css';

/** The cart lines with issues, and their issues. */
export function CartIssueList({ issues }: { issues: readonly CartIssue[] }) {
  const variant = useVariantText();
  return (
    <ul className={styles.list}>
      {issues.map((issue) => (
        <li key={`${issue.line._id} ${issue.line.color} ${issue.line.size}`}>
          <span lang={CONTENT_LANGUAGE}>{issue.line.productName}</span> ({variant(issue.line)})
          <CartIssueText issue={issue} />
        </li>
      ))}
    </ul>
  );
}
