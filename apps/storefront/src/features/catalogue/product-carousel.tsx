import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
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
  const isEmpty = data?.length === 0;
  if (isEmpty && whenEmpty === undefined) return null;
  const waiting = <Waiting isError={isError} onRetry={() => void refetch()} />;
  return (
    <Carousel
      ref={box}
      label={label}
      heading={heading}
      perView={4}
      slides={(data ?? []).map((product) => ({
        id: product.product_Id,
        content: <ProductTile product={product} sizes={pictureSizes.carousel} />,
      }))}
      instead={isEmpty ? whenEmpty : data === undefined ? waiting : undefined}
      texts={{ previous: t('carousel.previous'), next: t('carousel.next') }}
    />
  );
}

/** Holds the row's place while its products come, and where they did not. */
function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (isError) {
    return (
      <FailureInPlace onRetry={onRetry}>
        <RowSkeleton />
      </FailureInPlace>
    );
  }
  return (
    <>
      <LoadingNote />
      <RowSkeleton />
    </>
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
