import { Skeleton } from '@shop/ui';
import { LoadingNote } from '../../platform/loading-note.tsx';
import styles from './page-skeleton.module.css';

/** Holds a page's place while its chunk is fetched. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <LoadingNote />
      <Skeleton shape="heading" />
      <Skeleton shape="text" />
    </div>
  );
}
