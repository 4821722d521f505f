import { useEffect, useRef, type KeyboardEventHandler } from 'react';
import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { ProductPicture } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import styles from './product-gallery.module.css';

type Props = {
  pictures: Product['product_images'];
  /** The picture shown large, counted from 0. */
  shown: number;
  onShow: (index: number) => void;
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
};

/** Every picture small, as a button that shows it; the row follows the one shown. */
export function Thumbnails({ pictures, shown, onShow, onKeyDown }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const thumb = row.current?.querySelectorAll('li')[shown];
    if (!row.current || !thumb) return;
    row.current.scrollTo({
      left: thumb.offsetLeft + (thumb.offsetWidth - row.current.clientWidth) / 2,
      top: thumb.offsetTop + (thumb.offsetHeight - row.current.clientHeight) / 2,
    });
  }, [shown]);

  return (
    <ul ref={row} className={styles.thumbs} aria-label={t('product.thumbs')}>
      {pictures.map((picture, index) => (
        <li key={picture.path}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={t('product.thumb', { position: index + 1, count: pictures.length })}
            aria-current={index === shown}
            onClick={() => onShow(index)}
            onKeyDown={onKeyDown}
          >
            <ProductPicture {...pictureSource(api, picture)} alt="" sizes={pictureSizes.thumb} />
          </button>
        </li>
      ))}
    </ul>
  );
}
