import Stack from '@mui/material/Stack';
import { REFUSED_REASONS } from '@shop/contract/constants';
import type { OutcomeRequest } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { NumberedChoices, type NumberedChoicesProps } from './numbered-choices.tsx';

export type OutcomeDialogProps = {
  open: boolean;
  onRecord: (request: OutcomeRequest) => void;
  onClose: () => void;
};

export type ChoiceDialogProps = OutcomeDialogProps & Pick<NumberedChoicesProps, 'hasKeys'>;

/** Why the customer refused the order; a click on a reason, or its digit, records it. */
export function RefusedDialog({ open, hasKeys, onRecord, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation();
  return (
    <ResponsiveDialog open={open} title={t('confirm.refusedTitle')} onClose={onClose} maxWidth="xs">
      <Stack sx={{ gap: 3, py: 2 }}>
        <NumberedChoices
          hasKeys={hasKeys}
          choices={REFUSED_REASONS.map((reason) => ({
            name: reason,
            text: t(`orders.refusedReasons.${reason}`),
            onChoose: () => onRecord({ outcome: 'refused', reason }),
          }))}
        />
      </Stack>
    </ResponsiveDialog>
  );
}
