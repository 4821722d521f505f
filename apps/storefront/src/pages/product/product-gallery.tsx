import { useEffect, useState, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image, Product } from '@shop/contract/schemas';
import { Carousel, ProductImage, VisuallyHidden, ZoomInIcon } from '@shop/ui';
import { BELOW_DESKTOP_MEDIA, PHONE_MEDIA } from '@shop/ui/media';
import { LazyFavouriteButton } from '../../features/catalogue/lazy-favourites.tsx';
import { useApi } from '../../lib/api.ts';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { imageSource } from '../../lib/image-source.ts';
import { Thumbnails } from './thumbnails.tsx';
import type { ColorImage } from './use-color-image.ts';
import styles from './product-gallery.module.css';

/** The rendered width of the image, for its `sizes` attribute. */
const IMAGE_SIZES = `${PHONE_MEDIA} max(144px, min(80vh - 358px, 100vw - 88px)), ${BELOW_DESKTOP_MEDIA} 48vw, 640px`;

const ZoomedImages = lazyComponent(
  async () => (await import('./zoomed-images.tsx')).ZoomedImages,
  CloseOnLoadError,
);

const INDEX_CHANGES = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** The sizes in one row of the narrowest phone. */
const SIZES_IN_A_ROW = 6;

type Props = {
  product: Product;
  /** The selected colour's image. The gallery moves to it when it changes. */
  colorImage: ColorImage;
};

/** PROD-2: a product's images, changed by swipe, buttons, thumbnails and arrow keys; a click opens the zoom. */
export function ProductGallery({
  product,
  colorImage: { index: colorImage, isOtherColor },
}: Props) {
  const { t } = useTranslation();
  const [initialIndex] = useState(colorImage ?? 0);
  const [index, setIndex] = useState(initialIndex);
  const [shownColorImage, setShownColorImage] = useState<number | undefined>(initialIndex);
  if (colorImage !== shownColorImage) {
    setShownColorImage(colorImage);
    if (colorImage !== undefined) setIndex(colorImage);
  }
  const [isZoomed, setZoomed] = useState(false);
  const { product_name: name, product_images: images } = product;
  if (images.length === 0) return <ProductImage src="" alt={t('product.noImage')} />;

  /** Moves the focus with the selection, from a button or thumbnail to the next one. */
  function handleArrowKeys(event: KeyboardEvent<HTMLButtonElement>) {
    const next = index + (INDEX_CHANGES.get(event.key) ?? 0);
    if (next === index || next < 0 || next >= images.length) return;
    event.preventDefault();
    setIndex(next);
    const row = event.currentTarget.closest('ul');
    row?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  }

  return (
    <div
      className={styles.gallery}
      data-multiple={images.length > 1}
      data-many-sizes={product.colors.some(({ sizes }) => sizes.length > SIZES_IN_A_ROW)}
    >
      <div className={styles.slider}>
        <Carousel
          label={t('product.images', { name })}
          slidesPerView={1}
          slides={images.map((image, position) => ({
            id: image.path,
            content: (
              <Slide
                image={image}
                alt={t('product.image', { name, position: position + 1 })}
                isFirst={position === initialIndex}
                isActive={position === index}
                onZoom={() => {
                  setIndex(position);
                  setZoomed(true);
                }}
                onKeyDown={handleArrowKeys}
              />
            ),
          }))}
          texts={{ previous: t('carousel.previous'), next: t('carousel.next') }}
          activeSlide={{ index, onChange: setIndex }}
        />
      </div>
      <output className={styles.otherColor}>{isOtherColor && t('product.otherColorShown')}</output>
      <div className={styles.corner}>
        <LazyFavouriteButton product={product} />
      </div>
      {images.length > 1 && (
        <Thumbnails
          images={images}
          activeIndex={index}
          onSelect={setIndex}
          onKeyDown={handleArrowKeys}
        />
      )}
      {isZoomed && (
        <ZoomedImages
          product={product}
          index={index}
          onSelect={setIndex}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}

type SlideProps = {
  image: Image;
  alt: string;
  isFirst: boolean;
  isActive: boolean;
  onZoom: () => void;
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
};

function Slide({ image, alt, isFirst, isActive, onZoom, onKeyDown }: SlideProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.slide}
      tabIndex={isActive ? 0 : -1}
      onClick={onZoom}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{t('product.zoomIn')} </VisuallyHidden>
      <ProductImage
        {...imageSource(useApi(), image)}
        alt={alt}
        sizes={IMAGE_SIZES}
        priority={isFirst}
      />
      <span className={styles.zoomIcon}>
        <ZoomInIcon size={20} />
      </span>
    </button>
  );
}

/** Closes the zoom view when its chunk cannot be loaded. The next click loads it again. */
function CloseOnLoadError({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}
