import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { Button, Carousel, ProductCardSkeleton, type MoreSlides } from '@shop/ui';
import { SizedErrorState } from '../../components/sized-error-state.tsx';
import { LoadingNote } from '../../components/loading-note.tsx';
import { RequestReference } from '../../components/request-reference.tsx';
import { imageSizes } from '../../lib/image-sizes.ts';
import { UnreadableNote } from '../../components/unreadable-note.tsx';
import { ProductTile } from './product-tile.tsx';
import styles from './product-carousel.module.css';

type Props = {
  /** The accessible name of the carousel. */
  label: string;
  heading?: ReactNode;
  /** Displayed when there are no products; without it an empty carousel renders nothing. */
  whenEmpty?: ReactNode;
  /** Undefined while the products load, or when they cannot be loaded. */
  products: readonly Product[] | undefined;
  /** The number of further products, which cannot be read. */
  unreadable: number | undefined;
  /** Why the products cannot be loaded. */
  error: unknown;
  onRetry: () => void;
  more?: MoreSlides;
  /** Why the next products of a list in pages cannot be loaded, and whether they are being loaded. */
  nextPage?: { error: unknown; isLoading: boolean };
  ref: RefObject<HTMLElement | null>;
};

/** HOME-4, HOME-5: a carousel of products, with its loading, failed and empty states. */
export function ProductCarousel({
  whenEmpty,
  products,
  unreadable,
  error,
  onRetry,
  nextPage,
  ...carousel
}: Props) {
  const { t } = useTranslation();
  const isEmpty = products?.length === 0;
  if (isEmpty && !unreadable && whenEmpty === undefined) return null;
  const placeholder = <Placeholder error={error} onRetry={onRetry} />;
  return (
    <Carousel
      {...carousel}
      slidesPerView={4}
      slides={(products ?? []).map((product) => ({
        id: product.product_Id,
        content: <ProductTile product={product} sizes={imageSizes.carousel} />,
      }))}
      placeholder={isEmpty ? whenEmpty : products === undefined ? placeholder : undefined}
      note={
        <>
          <UnreadableNote count={unreadable} />
          {nextPage !== undefined && Boolean(nextPage.error) && (
            <NextPageError
              {...nextPage}
              onRetry={() => {
                // The button is removed with the error: the next products follow the last one.
                focusLastProduct(carousel.ref.current);
                carousel.more?.onLoadMore();
              }}
            />
          )}
        </>
      }
      texts={{ previous: t('carousel.previous'), next: t('carousel.next') }}
    />
  );
}

/** Reserves the height of the row while the products load, and when they cannot be loaded. */
function Placeholder({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error) {
    return (
      <SizedErrorState error={error} onRetry={onRetry}>
        <RowSkeleton />
      </SizedErrorState>
    );
  }
  return (
    <>
      <LoadingNote />
      <RowSkeleton />
    </>
  );
}

function focusLastProduct(row: HTMLElement | null): void {
  const links = row?.querySelectorAll<HTMLElement>('article a');
  links?.item(links.length - 1)?.focus();
}

type NextPageErrorProps = { error: unknown; isLoading: boolean; onRetry: () => void };

function NextPageError({ error, isLoading, onRetry }: NextPageErrorProps) {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {t('errorState.section')}{' '}
      <Button
        variant="quiet"
        loadingText={isLoading ? t('pleaseWait') : undefined}
        onClick={onRetry}
      >
        {t('retry')}
      </Button>
      <RequestReference error={error} />
    </p>
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
