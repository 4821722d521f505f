import Box from '@mui/material/Box';
import type { ImageType } from '@shop/contract/constants';
import type { ReactNode } from 'react';

/** A preview of the image, cropped as in the shop: a banner to 4:5, a rounded image to its circle. */
export function ImagePreview({ type, children }: { type: ImageType; children: ReactNode }) {
  const shape =
    type === 'rounded'
      ? { width: '10rem', aspectRatio: '1', borderRadius: 'var(--radius-round)' }
      : { width: '12rem', aspectRatio: '4 / 5' };
  return <Box sx={{ ...IMAGE, ...shape }}>{children}</Box>;
}

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
