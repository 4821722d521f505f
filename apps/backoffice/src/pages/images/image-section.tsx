import type { ImageType } from '@shop/contract/constants';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../features/screen/card-grid.tsx';
import { ImageCard } from './image-card.tsx';
import styles from './image-section.module.css';
import type { NumberedImage } from './use-images.ts';
import { useMoveImage } from './use-move-image.ts';

export type ImageSectionProps = {
  type: ImageType;
  /** The images of this type, in their order. */
  images: readonly NumberedImage[];
  onEdit: (image: NumberedImage) => void;
  onDelete: (image: NumberedImage) => void;
};

/** HOME-3: the home page shows three rounded images. */
const ROUNDED_SHOWN = 3;

/** The images of one type, in the order in which the home page shows them. */
export function ImageSection({ type, images, onEdit, onDelete }: ImageSectionProps) {
  const { t } = useTranslation();
  const title = useId();
  const move = useMoveImage();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t(`images.${type}s`)}</h2>
        <p className={styles.note}>{t(`images.${type}Place`)}</p>
      </header>
      {images.length === 0 && <p className={styles.note}>{t('images.noneHere')}</p>}
      <CardGrid card="picture">
        {images.map((image) => (
          <ImageCard
            key={image.id}
            image={image}
            isShown={type === 'banner' || image.number <= ROUNDED_SHOWN}
            order={move && { ...move, isLast: image.number === images.length }}
            onEdit={() => onEdit(image)}
            onDelete={() => onDelete(image)}
          />
        ))}
      </CardGrid>
    </section>
  );
}
