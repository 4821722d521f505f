import { DeleteIcon, EditIcon, ProductPicture } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardActions } from '../../features/screen/card-actions.tsx';
import { useShop } from '../../platform/shop-context.ts';
import styles from './image-card.module.css';
import type { NumberedImage } from './use-images.ts';

export type ImageCardProps = { image: NumberedImage; onEdit: () => void; onDelete: () => void };

const PICTURE_WIDTH = 640;
const FRAMES = { banner: 'banner', rounded: 'round' } as const;

/** A site image in the shape it has in the shop, with its type (ADM-10). */
export function ImageCard({ image, onEdit, onDelete }: ImageCardProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const title = useId();
  const name = t('images.named', {
    type: t(`imageTypes.${image.image_type}`),
    number: image.number,
  });
  return (
    <article className={styles.card} aria-labelledby={title} data-type={image.image_type}>
      <div className={styles.picture}>
        <ProductPicture
          src={client.pictureUrl(image.image, PICTURE_WIDTH)}
          alt=""
          frame={FRAMES[image.image_type]}
        />
      </div>
      <h2 id={title} className={styles.name}>
        {name}
      </h2>
      <CardActions
        titleId={title}
        open={{ label: t('images.edit'), icon: <EditIcon size={20} />, onClick: onEdit }}
        remove={{ label: t('images.delete'), icon: <DeleteIcon size={20} />, onClick: onDelete }}
      />
    </article>
  );
}
