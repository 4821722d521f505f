import Box from '@mui/material/Box';
import type { ImageType } from '@shop/contract/constants';
import { ImagesIcon } from '@shop/ui';
import type { ReactNode } from 'react';

export type ImagePreviewProps = {
  type: ImageType;
  /** Whether there is no image yet: an icon and a dashed border show where it will be. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** A preview of the image, cropped as in the shop: a banner to 4:5, a rounded image to its circle. */
export function ImagePreview({ type, isEmpty = false, children }: ImagePreviewProps) {
  const shape =
    type === 'rounded'
      ? { width: '10rem', aspectRatio: '1', borderRadius: 'var(--radius-round)' }
      : { width: '12rem', aspectRatio: '4 / 5' };
  if (isEmpty) {
    return (
      <Box sx={{ ...IMAGE, ...shape, ...EMPTY }}>
        <ImagesIcon size={32} />
      </Box>
    );
  }
  return <Box sx={{ ...IMAGE, ...shape }}>{children}</Box>;
}

const EMPTY = {
  display: 'grid',
  placeContent: 'center',
  border: '1px dashed var(--color-control)',
  color: 'text.secondary',
};

/** The content fills the preview, as in the shop. */
const IMAGE = {
  mx: 'auto',
  overflow: 'hidden',
  bgcolor: 'var(--color-placeholder)',
  '& :is(span, img)': {
    width: '100%',
    height: '100%',
    aspectRatio: 'auto',
    objectFit: 'cover',
  },
};
