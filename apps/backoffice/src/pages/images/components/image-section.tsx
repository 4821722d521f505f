import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImageType } from '@shop/contract/constants';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../../components/card-grid.tsx';
import { ImageCard } from './image-card.tsx';
import type { NumberedImage } from '../api/use-images.ts';
import { useReorderImage } from '../api/use-reorder-image.ts';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';

export type ImageSectionProps = {
  type: ImageType;
  /** The images of this type, in order. */
  images: readonly NumberedImage[];
  onEdit: (image: NumberedImage) => void;
  /** Undefined without the feature `undo`. */
  onHistory: ((image: NumberedImage) => void) | undefined;
  onDelete: (image: NumberedImage) => void;
};

/** HOME-3: the home page shows three rounded images. */
const ROUNDED_SHOWN = 3;

/** The number of images shown at first and added by each click: the API has no pages of images. */
const SHOWN_STEP = 60;

/** The images of one type, in the order of the home page. */
export function ImageSection({ type, images, onEdit, onHistory, onDelete }: ImageSectionProps) {
  const { t } = useTranslation();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const reorder = useReorderImage();
  const [shown, setShown] = useState(SHOWN_STEP);

  function showMore() {
    setShown(shown + SHOWN_STEP);
    // The button is removed with the last page, and the focus with it.
    if (shown + SHOWN_STEP >= images.length) heading.current?.focus({ preventScroll: true });
  }

  return (
    <Box component="section" sx={{ display: 'grid', gap: 4, mt: 4 }} aria-labelledby={title}>
      <header>
        <Typography
          id={title}
          ref={heading}
          tabIndex={-1}
          component="h2"
          variant="h3"
          sx={NO_FOCUS_RING}
        >
          {t(`images.sections.${type}`)}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t(`images.sectionHints.${type}`)}
        </Typography>
      </header>
      {images.length === 0 && (
        <Typography color="textSecondary">{t('images.noneOfType')}</Typography>
      )}
      <CardGrid card="image">
        {images.slice(0, shown).map((image) => (
          <ImageCard
            key={image.id}
            image={image}
            isShown={type === 'banner' || image.number <= ROUNDED_SHOWN}
            order={reorder && { ...reorder, isLast: image.number === images.length }}
            onEdit={() => onEdit(image)}
            onHistory={onHistory && (() => onHistory(image))}
            onDelete={() => onDelete(image)}
          />
        ))}
      </CardGrid>
      {images.length > shown && (
        <Button variant="outlined" onClick={showMore} sx={{ justifySelf: 'start' }}>
          {t('images.more')}
        </Button>
      )}
    </Box>
  );
}
