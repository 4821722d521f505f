import { ProductCardSkeleton, VisuallyHidden } from '@shop/ui';
import { LoadingNote } from '../../lib/loading-note.tsx';
import { imageSizes } from '../../lib/image-sizes.ts';
import type { Product } from '@shop/contract/schemas';
import { ProductTile } from './product-tile.tsx';
import styles from './product-grid.module.css';

type Props = {
  /** A visually hidden heading, for screen readers. */
  title: string;
  products: readonly Product[];
};

/** Products in rows of two or three. */
export function ProductGrid({ title, products }: Props) {
  return (
    <div>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.product_Id}>
            <ProductTile product={product} sizes={imageSizes.grid} priority={index < 2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The placeholder of a grid of `count` products while they are fetched. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div>
      <LoadingNote />
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
