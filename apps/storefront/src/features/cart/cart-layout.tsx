import type { ReactNode, Ref } from 'react';
import { TitleBar, TwoColumns } from '@shop/ui';
import styles from './cart-layout.module.css';

type Props = {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Stands between the title and the columns: what has changed, what was removed. */
  notices?: ReactNode;
  /** Beside the content on a desktop, below it on a phone. */
  summary?: ReactNode;
  children: ReactNode;
};

/** How the cart and the checkout are laid out: a title, what there is to know, the content and its sums. */
export function CartLayout({ title, titleRef, notices, summary, children }: Props) {
  return (
    <div className={styles.page}>
      <TitleBar title={title} titleRef={titleRef} />
      {notices}
      {summary ? (
        <TwoColumns split="summary">
          {children}
          {summary}
        </TwoColumns>
      ) : (
        children
      )}
    </div>
  );
}
