import {
  Suspense,
  useEffect,
  useState,
  type KeyboardEvent,
  type KeyboardEventHandler,
} from 'react';
import { useTranslation } from '@shop/i18n/react';
import type { Picture, Product } from '@shop/contract/schemas';
import { Carousel, ProductPicture, VisuallyHidden, ZoomInIcon } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { latePart } from '../../platform/late-part.tsx';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import { Thumbnails } from './thumbnails.tsx';
import styles from './product-gallery.module.css';

const { Late: ZoomedPictures } = latePart(
  () => import('./zoomed-pictures.tsx'),
  (module) => module.ZoomedPictures,
  NoZoom,
);

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** PROD-2: a product's pictures, turned by swipe, buttons, thumbnails and arrow keys; a press makes one large. */
export function ProductGallery({ product }: { product: Product }) {
  const { t } = useTranslation();
  const [index, show] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const { product_name: name, product_images: pictures } = product;
  if (pictures.length === 0) return <ProductPicture src="" alt={t('product.noPicture')} />;

  /** Focus goes along, from a picture's button or thumbnail to the next one's. */
  function followArrows(event: KeyboardEvent<HTMLButtonElement>) {
    const next = index + (STEPS.get(event.key) ?? 0);
    if (next === index || next < 0 || next >= pictures.length) return;
    event.preventDefault();
    show(next);
    const row = event.currentTarget.closest('ul');
    row?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.gallery} data-several={pictures.length > 1}>
      <div className={styles.slider}>
        <Carousel
          label={t('product.pictures', { name })}
          perView={1}
          slides={pictures.map((picture, place) => ({
            id: picture.path,
            content: (
              <Slide
                picture={picture}
                alt={t('product.picture', { name, position: place + 1 })}
                isFirst={place === 0}
                isShown={place === index}
                onZoom={() => setZoomed(true)}
                onKeyDown={followArrows}
              />
            ),
          }))}
          texts={{ previous: t('carousel.previous'), next: t('carousel.next') }}
          shown={{ index, onChange: show }}
        />
      </div>
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} shown={index} onShow={show} onKeyDown={followArrows} />
      )}
      {isZoomed && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ZoomedPictures
              product={product}
              index={index}
              onShow={show}
              onClose={() => setZoomed(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

type SlideProps = {
  picture: Picture;
  alt: string;
  isFirst: boolean;
  isShown: boolean;
  onZoom: () => void;
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
};

function Slide({ picture, alt, isFirst, isShown, onZoom, onKeyDown }: SlideProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.slide}
      tabIndex={isShown ? 0 : -1}
      onClick={onZoom}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{t('product.larger')} </VisuallyHidden>
      <ProductPicture
        {...pictureSource(useApi(), picture)}
        alt={alt}
        sizes={pictureSizes.product}
        priority={isFirst}
      />
      <span className={styles.lens}>
        <ZoomInIcon size={20} />
      </span>
    </button>
  );
}

/** The picture stays as it is; another press is a new try. */
function NoZoom({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}
