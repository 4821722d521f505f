/** The look of a button that shows its icon alone; its words are the accessible name and the tooltip. */
export const SHORT_ACTION = {
  '&&': { minWidth: 'var(--target)', px: 2 },
  '& .MuiButton-startIcon': { m: 0 },
} as const;
