import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { REFUSED_REASONS } from '@shop/contract/constants';
import type { OutcomeRequest } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';

export type OutcomeDialogProps = {
  open: boolean;
  onRecord: (request: OutcomeRequest) => void;
  onClose: () => void;
};

/** Why the customer refused the order; a click on a reason records it. */
export function RefusedDialog({ open, onRecord, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation();
  return (
    <ResponsiveDialog open={open} title={t('confirm.refusedTitle')} onClose={onClose} maxWidth="xs">
      <Stack sx={{ gap: 3, py: 2 }}>
        {REFUSED_REASONS.map((reason) => (
          <Button
            key={reason}
            variant="outlined"
            size="large"
            onClick={() => onRecord({ outcome: 'refused', reason })}
          >
            {t(`confirm.reasons.${reason}`)}
          </Button>
        ))}
      </Stack>
    </ResponsiveDialog>
  );
}
