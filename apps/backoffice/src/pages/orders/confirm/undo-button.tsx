import Box from '@mui/material/Box';
import { ChevronLeftIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import type { RecordOutcome } from './use-record-outcome.ts';

/** Returns to the last order, whose outcome it undoes and announces; empty before the first one. */
export function UndoButton({ outcomes }: { outcomes: RecordOutcome }) {
  const { t } = useTranslation();
  const { latest, undo, isPending } = outcomes;
  return (
    // Screen readers announce only what changes in an element that was there before. Empty, it has no gap around it.
    <Box aria-live="polite" sx={{ '&:empty': { position: 'absolute' } }}>
      {latest && (
        <AriaDisabledButton
          startIcon={<ChevronLeftIcon size={20} />}
          onClick={undo}
          inactive={isPending}
          aria-keyshortcuts="u"
          sx={{ mx: -3, textAlign: 'start' }}
        >
          {t('confirm.undo', {
            id: latest.id,
            outcome: t(`confirm.outcomes.${latest.outcome}`),
          })}
        </AriaDisabledButton>
      )}
    </Box>
  );
}
