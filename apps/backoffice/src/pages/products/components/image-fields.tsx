import { closestCenter, DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FieldCode } from '@shop/contract/error-codes';
import { VisuallyHidden } from '@shop/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CameraButton, FileButton } from '../../../features/images/file-button.tsx';
import { imageErrorKey } from '../../../features/images/image-error-key.ts';
import { allowedPositions, coverKey } from '../../../features/images/image-list.ts';
import type { RejectedFile } from '../../../features/images/validate-files.ts';
import { usePageFiles } from '../../../features/images/use-page-files.ts';
import { useImageSorting } from '../hooks/use-image-sorting.ts';
import type { ProductValues } from '../form/product-values.ts';
import type { ProductImages } from '../hooks/use-product-images.ts';
import { FormSection } from './form-section.tsx';
import { ImageTile } from './image-tile.tsx';

export type ImageFieldsProps = {
  images: ProductImages;
  /** Whether an image can have a colour of the product (feature `image-colors`). */
  canColor: boolean;
  /** The API server's validation error of the images in the last request. */
  error: FieldCode | undefined;
  /** Messages above the list. */
  children?: ReactNode;
};

/**
 * A product's images: existing ones, which can be removed and restored until the form is saved, and
 * new ones, chosen, photographed, dropped or pasted. The first is the cover (ADM-6).
 */
export function ImageFields({ images, canColor, error, children }: ImageFieldsProps) {
  const { t } = useTranslation();
  const hint = useId();
  const colors = useWatch<ProductValues, 'color_names'>({ name: 'color_names' });
  const hasColors = canColor && colors.length > 1;
  const { items, canReorder } = images;
  const cover = coverKey(items);
  const [status, setStatus] = useState('');
  const isDraggedOver = usePageFiles(images.add);
  const sorting = useImageSorting(items, images.move);

  function moveByButton(key: string, to: number) {
    const { first, last } = allowedPositions(items, key, canReorder);
    const index = Math.min(Math.max(to, first), last);
    images.move(key, index);
    setStatus(t('productForm.imageMoved', { number: index + 1, total: items.length }));
  }

  return (
    <FormSection name="images">
      {children}
      <DndContext {...sorting} collisionDetection={closestCenter}>
        <SortableContext items={items.map(({ key }) => key)} strategy={rectSortingStrategy}>
          <Box component="ul" sx={IMAGES}>
            {items.map((image) => (
              <ImageTile
                key={image.key}
                image={image}
                isCover={image.key === cover}
                positions={allowedPositions(items, image.key, canReorder)}
                colors={hasColors ? colors : []}
                onColor={(color) => images.setColor(image.key, color)}
                onMove={(to) => moveByButton(image.key, to)}
                onRemove={() => images.remove(image.key)}
                onRestore={() => images.restore(image.key)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {hasColors && items.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('productForm.imageColorsHint')}
        </Typography>
      )}
      <VisuallyHidden>
        <output>{status}</output>
      </VisuallyHidden>
      <ImageErrors rejected={images.rejected} error={error} />
      <Paper sx={{ ...DROP_ZONE, ...(isDraggedOver && DRAGGED_OVER) }}>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          <FileButton
            label={t('productForm.addImages')}
            describedBy={hint}
            multiple
            onFiles={images.add}
          />
          <CameraButton label={t('productForm.takePhoto')} onFiles={images.add} />
        </Stack>
        <Typography id={hint} variant="caption" color="textSecondary">
          {t('productForm.imagesHint')} {t('productForm.dropHint')}
        </Typography>
      </Paper>
    </FormSection>
  );
}

type ImageErrorsProps = { rejected: readonly RejectedFile[]; error: FieldCode | undefined };

/** Why files were rejected, with their names; scrolled into view. */
function ImageErrors({ rejected, error }: ImageErrorsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = rejected.length === 0 && !error;
  useEffect(() => {
    if (rejected.length > 0 || error) list.current?.scrollIntoView({ block: 'nearest' });
  }, [rejected, error]);
  if (isEmpty) return null;
  return (
    <Stack ref={list} spacing={2} sx={{ scrollMarginBlock: 16 }}>
      {error && <Alert severity="error">{t(imageErrorKey(error))}</Alert>}
      {rejected.map(({ name, error: reason }) => (
        <Alert key={name} severity="error">
          {t('images.rejectedFile', {
            name,
            reason: t(imageErrorKey(reason)),
          })}
        </Alert>
      ))}
    </Stack>
  );
}

const IMAGES = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
  },
  gap: 3,
  p: 0,
  '&:empty': { display: 'none' },
};

const DROP_ZONE = {
  display: 'grid',
  gap: 3,
  p: 4,
  borderStyle: 'dashed',
  borderColor: 'var(--color-control)',
};

const DRAGGED_OVER = { borderColor: 'primary.main', bgcolor: 'var(--color-primary-tint)' };
