import type { ReactNode, Ref } from 'react';
import { TitleBar, TwoColumns } from '@shop/ui';
import styles from './cart-layout.module.css';

type Props = {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Notices between the title and the columns. */
  notices?: ReactNode;
  /** Beside the content on a desktop, below it on a phone. */
  summary?: ReactNode;
  children: ReactNode;
};

/** The layout of the cart and the checkout: title, notices, content and summary. */
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
