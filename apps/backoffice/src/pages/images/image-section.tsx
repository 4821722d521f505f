import Button from '@mui/material/Button';
import type { ImageType } from '@shop/contract/constants';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
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

/** How many are shown at first, and how many more each time: the host has no pages of them. */
const SHOWN = 60;

/** The images of one type, in the order in which the home page shows them. */
export function ImageSection({ type, images, onEdit, onDelete }: ImageSectionProps) {
  const { t } = useTranslation();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const move = useMoveImage();
  const [shown, setShown] = useState(SHOWN);

  function showMore() {
    setShown(shown + SHOWN);
    // The button goes with the last of them, and with it the focus.
    if (shown + SHOWN >= images.length) heading.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.section} aria-labelledby={title}>
      <header>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
          {t(`images.${type}s`)}
        </h2>
        <p className={styles.note}>{t(`images.${type}Place`)}</p>
      </header>
      {images.length === 0 && <p className={styles.note}>{t('images.noneHere')}</p>}
      <CardGrid card="picture">
        {images.slice(0, shown).map((image) => (
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
      {images.length > shown && (
        <Button className={styles.more} variant="outlined" onClick={showMore}>
          {t('images.more')}
        </Button>
      )}
    </section>
  );
}
