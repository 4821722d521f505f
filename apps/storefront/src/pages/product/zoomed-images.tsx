import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { ProductImage, Lightbox } from '@shop/ui';
import { useApi } from '../../lib/api.ts';

type Props = {
  product: Product;
  /** The index of the displayed image. */
  index: number;
  onSelect: (index: number) => void;
  onClose: () => void;
};

/** The largest width of the API server, in pixels: enough for three times a phone's width. */
const MAX_WIDTH = 1440;

/** A product's images in a full-window lightbox, in their largest size. */
export function ZoomedImages({ product, index, onSelect, onClose }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const { product_name: name, product_images: images } = product;
  return (
    <Lightbox
      label={t('product.images', { name })}
      images={images.map((image, position) => ({
        id: image.path,
        content: (
          <ProductImage
            src={api.imageUrl(image, MAX_WIDTH)}
            alt={t('product.image', { name, position: position + 1 })}
            shape="contain"
          />
        ),
      }))}
      initialIndex={index}
      onSlideChange={onSelect}
      onClose={onClose}
      texts={{
        close: t('close'),
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        zoomIn: t('product.zoomIn'),
        zoomOut: t('product.zoomOut'),
        position: t('product.thumbnail', { position: index + 1, count: images.length }),
      }}
    />
  );
}
