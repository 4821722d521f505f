import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from './aria-disabled-button.tsx';

export type SaveButtonProps = {
  label: string;
  /** The id of the form that it submits, where it is outside of it. */
  form?: string;
  isSaving: boolean;
  /** Whether it cannot be clicked; while it saves, neither. */
  inactive?: boolean;
};

/** The button that submits a form. While it saves, it shows that and keeps its width. */
export function SaveButton({ label, form, isSaving, inactive = false }: SaveButtonProps) {
  const { t } = useTranslation();
  return (
    <AriaDisabledButton
      type="submit"
      form={form}
      variant="contained"
      inactive={inactive || isSaving}
      sx={{ display: 'inline-grid', '& > *': { gridArea: '1 / 1' } }}
    >
      <Box component="span" sx={{ visibility: isSaving ? 'hidden' : 'visible' }}>
        {label}
      </Box>
      {/* Its text has its place also while it is hidden. */}
      <Box component="span" sx={{ ...SAVING, visibility: isSaving ? 'visible' : 'hidden' }}>
        <CircularProgress size={18} color="inherit" aria-hidden="true" />
        {t('pleaseWait')}
      </Box>
    </AriaDisabledButton>
  );
}

const SAVING = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 };
