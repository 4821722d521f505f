import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import PaginationItem from '@mui/material/PaginationItem';
import { pageWindow } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  /** With one page nothing is rendered. */
  pageCount: number;
  pageHref: (page: number) => string;
};

/** The links of pages shrink on a narrow phone, which has no links to the previous and next page. */
const STEP = {
  flex: { xs: '0 1 var(--target)', sm: 'none' },
  width: { sm: 'var(--target)' },
  minWidth: 0,
};
const GAP = { flex: { xs: '0 0 16px', sm: '0 0 var(--target)' }, justifyContent: 'center' };
const EDGE = { flex: 'none', width: 'auto', display: { xs: 'none', sm: 'flex' } };

/**
 * Links to the pages of a list (SHOP-3). Material UI's `Pagination` has another window of pages, so
 * only its items are used.
 */
export function Pagination({ page, pageCount, pageHref }: PaginationProps) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  return (
    <Box component="nav" aria-label={t('pagination.label')} sx={{ flex: { xs: 1, sm: 'none' } }}>
      <List disablePadding sx={{ display: 'flex' }}>
        {page > 1 && (
          <ListItem disablePadding sx={EDGE}>
            <PaginationItem
              type="previous"
              component={Link}
              to={pageHref(page - 1)}
              aria-label={t('pagination.previous')}
            />
          </ListItem>
        )}
        {pageWindow(page, pageCount).map((step, index, steps) =>
          step === 'gap' ? (
            <ListItem key={`gap before ${steps[index + 1]}`} disablePadding sx={GAP}>
              …
            </ListItem>
          ) : (
            <ListItem key={step} disablePadding sx={STEP}>
              <PaginationItem
                page={step}
                selected={step === page}
                component={Link}
                to={pageHref(step)}
                aria-label={t('pagination.page', { page: step })}
                aria-current={step === page ? 'page' : undefined}
                sx={{ minWidth: 0, width: '100%', px: 1 }}
              />
            </ListItem>
          ),
        )}
        {page < pageCount && (
          <ListItem disablePadding sx={EDGE}>
            <PaginationItem
              type="next"
              component={Link}
              to={pageHref(page + 1)}
              aria-label={t('pagination.next')}
            />
          </ListItem>
        )}
      </List>
    </Box>
  );
}
