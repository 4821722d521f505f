import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { Carousel, ProductCardSkeleton } from '@shop/ui';
import { FailureInPlace } from '../../platform/failure-in-place.tsx';
import { LoadingNote } from '../../platform/loading-note.tsx';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { ProductTile } from './product-tile.tsx';
import { useIsNear } from './use-is-near.ts';
import styles from './product-carousel.module.css';

type Props = {
  /** Names the row for screen readers. */
  label: string;
  heading?: ReactNode;
  /** Stands there when there are no products; without it nothing does, not even the heading. */
  whenEmpty?: ReactNode;
  request: UseQueryOptions<Product[], Error, Product[], string[]>;
};

/**
 * HOME-4, HOME-5: a row of products, asked for when it comes near the window, and what stands there
 * while they come, fail or are none.
 */
export function ProductCarousel({ label, heading, whenEmpty, request }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const { data, isError, refetch } = useQuery({ ...request, enabled: useIsNear(box) });
  if (data && data.length > 0) {
    return (
      <Carousel
        label={label}
        heading={heading}
        perView={4}
        slides={data.map((product) => ({
          id: product.product_Id,
          content: <ProductTile product={product} sizes={pictureSizes.carousel} />,
        }))}
        texts={{ previous: t('carousel.previous'), next: t('carousel.next') }}
      />
    );
  }
  if (data && whenEmpty === undefined) return null;
  return (
    <section
      ref={box}
      className={styles.waiting}
      aria-label={label}
      data-headed={heading !== undefined}
    >
      {heading !== undefined && <div>{heading}</div>}
      {data && whenEmpty}
      {isError && !data && (
        <FailureInPlace onRetry={() => void refetch()}>
          <RowSkeleton />
        </FailureInPlace>
      )}
      {!isError && !data && (
        <div>
          <LoadingNote />
          <RowSkeleton />
        </div>
      )}
    </section>
  );
}

function RowSkeleton() {
  return (
    <div className={styles.row}>
      {Array.from({ length: 4 }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
