import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImageType } from '@shop/contract/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A preview of the image: a banner on a wide screen and on a phone, a rounded image in its circle.
 */
export function ImagePreview({ type, children }: { type: ImageType; children: ReactNode }) {
  const { t } = useTranslation();
  if (type === 'rounded') {
    return (
      <Box sx={{ ...IMAGE, width: '10rem', aspectRatio: '1', borderRadius: 'var(--radius-round)' }}>
        {children}
      </Box>
    );
  }
  return (
    // The same height: 16:7 beside 4:5.
    <Box sx={{ display: 'grid', gridTemplateColumns: '20fr 7fr', gap: 3 }}>
      <Screen aspectRatio="16 / 7" caption={t('images.onComputer')}>
        {children}
      </Screen>
      <Screen aspectRatio="4 / 5" caption={t('images.onPhone')}>
        {children}
      </Screen>
    </Box>
  );
}

type ScreenProps = { aspectRatio: string; caption: string; children: ReactNode };

function Screen({ aspectRatio, caption, children }: ScreenProps) {
  return (
    <Box component="figure" sx={{ display: 'grid', alignContent: 'start', gap: 1, m: 0 }}>
      <Box sx={{ ...IMAGE, aspectRatio }}>{children}</Box>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {caption}
      </Typography>
    </Box>
  );
}

/** The content fills the preview, as in the shop. */
const IMAGE = {
  overflow: 'hidden',
  bgcolor: 'var(--color-placeholder)',
  '& :is(span, img)': {
    width: '100%',
    height: '100%',
    aspectRatio: 'auto',
    objectFit: 'cover',
  },
};
