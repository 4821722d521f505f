import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StickyBar } from '../../components/sticky-bar.tsx';
import { SelectAll, type SelectAllProps } from './select-all.tsx';

/** The height that the bar covers at most, with its distance to the window's bottom. */
const COVERED = { phone: '18rem', wider: '10rem' };

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 2,
} as const;

export type SelectionBarProps<T> = Omit<SelectAllProps<T>, 'items' | 'total'> & {
  /** The page of the list; undefined while it loads. */
  page: Pick<SelectAllProps<T>, 'items' | 'total'> | undefined;
  /** Whether an update of many items runs: the bar stays, with its progress. */
  isUpdating: boolean;
  /** The actions on the selected items. */
  children: ReactNode;
};

/** The number of the selected items and the actions on them, at the bottom of the window. */
export function SelectionBar<T>({ page, isUpdating, children, ...props }: SelectionBarProps<T>) {
  const { t } = useTranslation();
  const { selection, texts } = props;
  if (selection.items.length === 0 && !isUpdating) return null;
  // The selection survives another page, a search and filters.
  const isElsewhere = selection.items.length > 0 && page && !page.items.some(selection.has);
  return (
    <StickyBar
      label={t(`${texts}.label`)}
      covered={COVERED}
      sx={{
        ...ROW,
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        px: { xs: 3, sm: 4 },
        py: 3,
        // After the buttons, which stay where they are.
        '& .MuiAlert-root': { order: 1, flex: '1 1 100%' },
      }}
    >
      <Box
        sx={{
          ...ROW,
          display: { xs: 'contents', md: 'flex' },
          flex: 1,
          justifyContent: 'end',
        }}
      >
        <Typography
          aria-live="polite"
          sx={{
            order: { xs: -2, md: 0 },
            // With the cross, the whole first row.
            flex: { xs: '1 1 calc(100% - 5rem)', md: 'initial' },
            mr: 'auto',
            // In the middle of the first row, as the cross is.
            minHeight: { md: 'var(--target)' },
            alignContent: 'center',
            fontWeight: 'fontWeightBold',
            fontVariantNumeric: 'tabular-nums lining-nums',
          }}
        >
          {/* None during an undo. */}
          {selection.items.length > 0 && t(`${texts}.count`, { count: selection.items.length })}
          {isElsewhere && ` · ${t('selection.elsewhere')}`}
        </Typography>
        {page && !isUpdating && <SelectAll {...props} items={page.items} total={page.total} />}
        {children}
      </Box>
      {!isUpdating && (
        <IconButton
          aria-label={t('selection.clear')}
          onClick={selection.clear}
          // Beside the count, in a corner of the bar.
          sx={{ order: { xs: -1, md: 0 }, ml: { xs: 'auto', md: 0 }, alignSelf: 'start' }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </StickyBar>
  );
}
