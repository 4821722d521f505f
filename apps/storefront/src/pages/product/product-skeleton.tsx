import { Skeleton } from '@shop/ui';
import { LoadingNote } from '../../components/loading-note.tsx';
import gallery from './product-gallery.module.css';
import styles from './product-view.module.css';

const THUMBS = [1, 2, 3];

/** The placeholder of a product while it is fetched, with several images, as most products have. */
export function ProductSkeleton() {
  return (
    <div className={styles.skeleton}>
      <LoadingNote />
      <div className={styles.breadcrumbSkeleton} aria-hidden="true" />
      <div className={styles.product}>
        <div className={gallery.gallery} data-multiple="true">
          <div className={gallery.skeletonSlider}>
            <Skeleton shape="product" />
          </div>
          <div className={gallery.thumbs}>
            {THUMBS.map((thumb) => (
              <div key={thumb} className={gallery.skeletonThumb}>
                <Skeleton shape="product" />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.details}>
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      </div>
    </div>
  );
}
