import type { ReactNode } from 'react';
import { StatusPage } from '@shop/ui';
import { PageHead } from '../../components/page-head.tsx';
import { PopularProducts } from './popular-products.tsx';
import styles from './status-with-popular-products.module.css';

type Props = {
  title: string;
  text: string;
  /** The links that lead on. */
  children: ReactNode;
};

/** A page that does not exist: a message, links, and the popular products. Search engines do not index it. */
export function StatusWithPopularProducts({ title, text, children }: Props) {
  return (
    <div className={styles.page}>
      <StatusPage title={title} text={text}>
        <PageHead title={title} noIndex />
        {children}
      </StatusPage>
      <PopularProducts />
    </div>
  );
}
