import IconButton from '@mui/material/IconButton';
import { ChevronLeftIcon, ChevronRightIcon, DeleteIcon, EditIcon, ProductPicture } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { CardActions } from '../../features/screen/card-actions.tsx';
import { useShop } from '../../platform/shop-context.ts';
import styles from './image-card.module.css';
import { ImagePreview } from './image-preview.tsx';
import type { NumberedImage } from './use-images.ts';
import type { MoveImage } from './use-move-image.ts';

export type ImageCardProps = {
  image: NumberedImage;
  /** Whether the home page has a place for it. */
  isShown: boolean;
  /** How to move it; undefined where the host keeps no order. */
  order: (MoveImage & { isLast: boolean }) | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

const PICTURE_WIDTH = 640;

/** A site image where the shop shows it, with its type and its place (ADM-10). */
export function ImageCard({ image, isShown, order, onEdit, onDelete }: ImageCardProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const title = useId();
  const isFirst = image.number === 1;
  const name = t('images.named', {
    type: t(`imageTypes.${image.image_type}`),
    number: image.number,
  });
  return (
    <article className={styles.card} aria-labelledby={title}>
      <div className={styles.picture} data-type={image.image_type}>
        <ImagePreview type={image.image_type}>
          <ProductPicture src={client.pictureUrl(image.image, PICTURE_WIDTH)} alt="" />
        </ImagePreview>
      </div>
      <div className={styles.place}>
        <h3 id={title} className={styles.name}>
          {name}
        </h3>
        {order && (
          <span className={styles.moves}>
            <IconButton
              aria-label={t('images.earlier', { name })}
              aria-disabled={isFirst || order.isMoving}
              onClick={() => isFirst || order.isMoving || order.move(image, -1)}
            >
              <ChevronLeftIcon size={20} />
            </IconButton>
            <IconButton
              aria-label={t('images.later', { name })}
              aria-disabled={order.isLast || order.isMoving}
              onClick={() => order.isLast || order.isMoving || order.move(image, 1)}
            >
              <ChevronRightIcon size={20} />
            </IconButton>
          </span>
        )}
      </div>
      {!isShown && <p className={styles.unshown}>{t('images.unshown')}</p>}
      <CardActions
        titleId={title}
        open={{ label: t('images.edit'), icon: <EditIcon size={20} />, onClick: onEdit }}
        remove={{ label: t('images.delete'), icon: <DeleteIcon size={20} />, onClick: onDelete }}
      />
    </article>
  );
}
