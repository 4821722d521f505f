import { Skeleton } from '@shop/ui';
import { LoadingNote } from '../../platform/loading-note.tsx';
import gallery from './product-gallery.module.css';
import styles from './product-view.module.css';

const THUMBS = [1, 2, 3];

/** Holds a product's place while it is fetched: the boxes of a product with several pictures, as most have. */
export function ProductSkeleton() {
  return (
    <div>
      <LoadingNote />
      <div className={styles.trail} aria-hidden="true" />
      <div className={styles.product}>
        <div className={gallery.gallery} data-several="true">
          <div className={gallery.waitingSlider}>
            <Skeleton shape="product" />
          </div>
          <div className={gallery.thumbs}>
            {THUMBS.map((place) => (
              <div key={place} className={gallery.waitingThumb}>
                <Skeleton shape="product" />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.facts}>
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      </div>
    </div>
  );
}
