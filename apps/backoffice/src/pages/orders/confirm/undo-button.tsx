import Box from '@mui/material/Box';
import { ChevronLeftIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import type { RecordOutcome } from './use-record-outcome.ts';

/** Returns to the last order, whose outcome it undoes; nothing before the first one. */
export function UndoButton({ outcomes }: { outcomes: RecordOutcome }) {
  const { t } = useTranslation();
  const { latest, undo, isPending } = outcomes;
  if (!latest) return null;
  const { id, outcome } = latest;
  return (
    <Box>
      <AriaDisabledButton
        startIcon={<ChevronLeftIcon size={20} />}
        onClick={undo}
        inactive={isPending}
        aria-keyshortcuts="u"
        sx={{ mx: -3, textAlign: 'start' }}
      >
        {t('confirm.undo', { id, outcome: t(`confirm.outcomes.${outcome}`) })}
      </AriaDisabledButton>
    </Box>
  );
}
