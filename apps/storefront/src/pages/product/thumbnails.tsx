import { useEffect, useRef, type KeyboardEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { ProductImage } from '@shop/ui';
import { useApi } from '../../lib/api.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { imageSource } from '../../lib/image-source.ts';
import styles from './product-gallery.module.css';

type Props = {
  images: Product['product_images'];
  /** The index of the large image. */
  activeIndex: number;
  onSelect: (index: number) => void;
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
};

/** A row of thumbnails; each selects its image. The row scrolls to the active one. */
export function Thumbnails({ images, activeIndex, onSelect, onKeyDown }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const thumb = row.current?.querySelectorAll('li')[activeIndex];
    if (!row.current || !thumb) return;
    row.current.scrollTo({
      left: thumb.offsetLeft + (thumb.offsetWidth - row.current.clientWidth) / 2,
      top: thumb.offsetTop + (thumb.offsetHeight - row.current.clientHeight) / 2,
    });
  }, [activeIndex]);

  return (
    <ul ref={row} className={styles.thumbs} aria-label={t('product.thumbnails')}>
      {images.map((image, index) => (
        <li key={image.path}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={t('product.thumbnail', { position: index + 1, count: images.length })}
            aria-current={index === activeIndex}
            onClick={() => onSelect(index)}
            onKeyDown={onKeyDown}
          >
            <ProductImage {...imageSource(api, image)} alt="" sizes={imageSizes.thumb} />
          </button>
        </li>
      ))}
    </ul>
  );
}
