import { Skeleton } from '@shop/ui';
import { LoadingNote } from '../../components/loading-note.tsx';
import styles from './page-skeleton.module.css';

/** The placeholder of a page while its chunk is fetched. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <LoadingNote />
      <Skeleton shape="heading" />
      <Skeleton shape="text" />
    </div>
  );
}
