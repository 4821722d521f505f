import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { ProductPicture, ZoomView } from '@shop/ui';
import { useApi } from '../../platform/api.ts';

type Props = {
  product: Product;
  /** The picture shown, counted from 0. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The widest the host offers, in pixels: enough for three times a phone's width. */
const WIDTH = 1440;

/** A product's pictures over the whole window, as large as they can be had. */
export function ZoomedPictures({ product, index, onShow, onClose }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { product_name: name, product_images: pictures } = product;
  return (
    <ZoomView
      label={t('product.pictures', { name })}
      pictures={pictures.map((picture, place) => ({
        id: picture.path,
        content: (
          <ProductPicture
            src={api.pictureUrl(picture, WIDTH)}
            alt={t('product.picture', { name, position: place + 1 })}
            frame="whole"
          />
        ),
      }))}
      start={index}
      onShown={onShow}
      onClose={onClose}
      texts={{
        close: t('close'),
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        larger: t('product.larger'),
        smaller: t('product.smaller'),
        position: t('product.thumb', { position: index + 1, count: pictures.length }),
      }}
    />
  );
}
