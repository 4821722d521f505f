import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { CloseIcon } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const WIDTH = 'min(24rem, 100vw)';

export type FilterDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** The number of items that match; undefined while they load. */
  total: number | undefined;
  /** Saves the filters; none where there is nothing to save. */
  onSave?: () => void;
  /** Removes the filters; none without filters. */
  onClear?: () => void;
  children: ReactNode;
};

/** The fields of the filters, which apply at once, and the number of results. */
export function FilterDrawer({ open, onClose, total, ...props }: FilterDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': id, sx: { width: WIDTH } } }}
    >
      <Toolbar disableGutters sx={{ justifyContent: 'space-between', pl: 6, pr: 4 }}>
        <Typography id={id} variant="h3" component="h2">
          {t('filterBar.filters')}
        </Typography>
        <IconButton edge="end" aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Toolbar>
      <Stack sx={{ flex: 1, gap: 5, px: 6, py: 4 }}>{props.children}</Stack>
      <Stack
        data-foot
        sx={{
          position: 'sticky',
          bottom: 0,
          gap: 1,
          px: 6,
          py: 4,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Button variant={total === 0 ? 'outlined' : 'contained'} onClick={onClose}>
          {total === 0 && t('filterBar.noResults')}
          {total === undefined && t('list.loading')}
          {Boolean(total) && t('filterBar.showResults', { count: total })}
        </Button>
        {props.onSave && <Button onClick={props.onSave}>{t('savedFilters.save')}</Button>}
        {props.onClear && <Button onClick={props.onClear}>{t('list.clearFilters')}</Button>}
      </Stack>
    </Drawer>
  );
}
