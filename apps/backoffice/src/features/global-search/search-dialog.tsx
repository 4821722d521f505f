import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../../components/responsive-dialog.tsx';
import { SearchForm } from './search-form.tsx';
import type { Shortcuts } from '../../lib/use-shortcuts.ts';

export type SearchDialogProps = { shortcut: Shortcuts; onClose: () => void };

/** Searches orders, products and customers; a result opens its entry. */
export function SearchDialog({ shortcut, onClose }: SearchDialogProps) {
  const { t } = useTranslation();
  const isTouchScreen = useMediaQuery('(pointer: coarse)');
  return (
    <ResponsiveDialog
      open
      title={t('globalSearch.title')}
      onClose={onClose}
      actions={
        // A touch screen has no keys.
        !isTouchScreen && (
          <FormControlLabel
            label={t('globalSearch.shortcut')}
            control={
              <Switch
                checked={shortcut.isEnabled}
                onChange={(_event, checked) => shortcut.setEnabled(checked)}
              />
            }
            sx={{ mr: 'auto' }}
          />
        )
      }
    >
      <SearchForm onClose={onClose} />
    </ResponsiveDialog>
  );
}
