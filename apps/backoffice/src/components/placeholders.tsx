import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SKELETON_COLOR } from './skeleton-color.ts';

export type PlaceholdersProps = {
  /** The components that follow, with sample contents. */
  children: ReactNode;
};

/**
 * The place of contents that load: the same components with sample contents, so that nothing moves when the contents
 * arrive. Bars are shown in place of the samples, and a screen reader reads that the contents load.
 */
export function Placeholders({ children }: PlaceholdersProps) {
  const { t } = useTranslation();
  return (
    <Box aria-busy="true" sx={{ display: 'contents' }}>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Box inert aria-hidden="true" sx={BARS}>
        {children}
      </Box>
    </Box>
  );
}

const PULSE = keyframes({ '50%': { opacity: 0.6 } });

const BARS = {
  // The samples are laid out among what surrounds them, as the contents will be.
  display: 'contents',
  // A text is a bar on each of its lines. The head of a table is known already.
  '&& :not(thead, thead *, :has(thead))': {
    color: 'transparent',
    textDecoration: `line-through 0.7em ${SKELETON_COLOR}`,
  },
  '&& :is(.MuiButton-root, .MuiChip-root, .MuiToggleButton-root)': {
    bgcolor: SKELETON_COLOR,
    borderColor: 'transparent',
    textDecoration: 'none',
    '& *': { textDecoration: 'none' },
  },
  '&& .MuiListItemButton-root': { bgcolor: 'transparent' },
  '&& svg:not(thead *)': { borderRadius: 1, bgcolor: SKELETON_COLOR, transform: 'scale(0.8)' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&& :is(.MuiTableBody-root, .MuiListItem-root, .MuiCard-root) > :not(.MuiCard-root)': {
      animation: `${PULSE} 2s ease-in-out var(--duration-delay) 20`,
    },
  },
};
