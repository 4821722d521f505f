import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { SearchIcon } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HoverTooltip } from '../../components/hover-tooltip.tsx';
import { useShortcuts } from '../../lib/use-shortcuts.ts';

const SEARCH_KEY = '/';

const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}));

/** The button of the app bar that opens the search of orders, products and customers. */
export function GlobalSearch({ hasLabel }: { hasLabel: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const shortcut = useShortcuts('search-shortcut', { [SEARCH_KEY]: open });
  const label = t('globalSearch.open');
  const button = {
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': shortcut.isEnabled ? SEARCH_KEY : undefined,
    onClick: open,
  };
  return (
    <>
      {hasLabel ? (
        <Button
          {...button}
          variant="outlined"
          color="inherit"
          startIcon={<SearchIcon size={20} />}
          sx={{ px: 3, color: 'text.secondary', fontWeight: 'fontWeightRegular' }}
        >
          {label}
          {shortcut.isEnabled && (
            <Box
              component="kbd"
              aria-hidden="true"
              sx={{ ml: 3, px: 2, border: 1, borderColor: 'divider', typography: 'caption' }}
            >
              {SEARCH_KEY}
            </Box>
          )}
        </Button>
      ) : (
        <HoverTooltip title={label}>
          <IconButton {...button}>
            <SearchIcon />
          </IconButton>
        </HoverTooltip>
      )}
      {isOpen && (
        <Suspense>
          <SearchDialog shortcut={shortcut} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
