/** The card's grid: image, summary, stock and actions; on a phone the stock has the whole width. */
export const productCardGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: '5rem minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"media summary" "stock stock" "actions actions"',
    sm: '"media summary" "media stock" "actions actions"',
  },
  columnGap: { xs: 4, sm: 5 },
  rowGap: 3,
  p: 4,
};

export const productCardMedia = {
  gridArea: 'media',
  alignSelf: 'start',
  aspectRatio: '4 / 5',
  bgcolor: 'var(--color-placeholder)',
};

/** Two buttons that share the line on a phone, and the menu at its end. */
export const productCardActions = {
  gridArea: 'actions',
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr)) auto', sm: 'auto auto 1fr' },
  justifyItems: { sm: 'end' },
  alignItems: 'center',
  gap: 2,
  p: 0,
  '& .MuiButton-root': { px: { xs: 2, sm: 4 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};
