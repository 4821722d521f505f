import { CALL_OUTCOMES, type CallOutcome } from '@shop/contract/constants';
import { customMedia } from '@shop/ui/tokens';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { StickyBar } from '../../../components/sticky-bar.tsx';
import { KeyHint } from './key-hint.tsx';

/** The height that the bar covers at most, with its distance to the window's bottom. */
const COVERED = { phone: '13rem', wider: '10rem' };

const KEYS: Partial<Record<CallOutcome, string>> = {
  confirmed: 'c',
  no_answer: 'n',
  refused: 'r',
  call_back: 'b',
};

export type CallOutcomesProps = {
  onChoose: (outcome: CallOutcome) => void;
  isInactive: boolean;
  /** Whether an outcome is what to do now; the customer was called. */
  isNext: boolean;
  /** Whether the keys are shown. */
  hasKeys: boolean;
};

/** The outcomes of a call, at the bottom of the window, where a thumb reaches them. */
export function CallOutcomes({ onChoose, isInactive, isNext, hasKeys }: CallOutcomesProps) {
  const { t } = useTranslation();
  return (
    <StickyBar
      label={t('confirm.outcomesLabel')}
      covered={COVERED}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 2,
        p: { xs: 2, sm: 3 },
        // In a low window it would cover the order.
        [`@media ${customMedia['--low']}`]: { position: 'static' },
      }}
    >
      {CALL_OUTCOMES.map((outcome) => (
        <AriaDisabledButton
          key={outcome}
          variant={isNext && outcome === 'confirmed' ? 'contained' : 'outlined'}
          size="large"
          inactive={isInactive}
          // A double click is one click: the second is not meant for the next order.
          onClick={({ detail }) => detail < 2 && onChoose(outcome)}
          aria-keyshortcuts={hasKeys ? KEYS[outcome] : undefined}
          sx={{ px: 1, overflowWrap: 'anywhere' }}
        >
          {t(`confirm.outcomes.${outcome}`)}
          {hasKeys && KEYS[outcome] && <KeyHint>{KEYS[outcome]}</KeyHint>}
        </AriaDisabledButton>
      ))}
    </StickyBar>
  );
}
