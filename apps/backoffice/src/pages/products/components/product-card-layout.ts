/** The card's grid: image, summary, stock and actions; on a phone the stock has the whole width. */
export const productCardGrid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '5rem minmax(0, 1fr)',
    sm: '7rem minmax(0, 1fr)',
    md: '7rem minmax(0, 1fr) auto',
  },
  gridTemplateRows: { sm: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"media summary" "stock stock" "actions actions"',
    sm: '"media summary" "media stock" "actions actions"',
    md: '"media summary actions" "media stock actions"',
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

/** A row with buttons of equal width on a phone, a column beside the product on a wide screen. */
export const productCardActions = {
  gridArea: 'actions',
  flexDirection: { xs: 'row', md: 'column' },
  alignItems: 'stretch',
  alignSelf: 'start',
  gap: 2,
  p: 0,
  '& .MuiButton-root': { flex: { xs: 1, sm: 'none' }, px: { xs: 2, sm: 4 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};
