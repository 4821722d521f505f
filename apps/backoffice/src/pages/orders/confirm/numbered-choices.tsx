import Button from '@mui/material/Button';
import { useKeyActions } from '../../../lib/use-key-actions.ts';
import { KeyHint } from './key-hint.tsx';

type Choice = { name: string; text: string; onChoose: () => void };

export type NumberedChoicesProps = {
  choices: readonly Choice[];
  /** Whether the digit of a choice chooses it. */
  hasKeys: boolean;
};

/** The choices of a dialog as buttons. Each has a digit as its key, so the queue is worked through by keys alone. */
export function NumberedChoices({ choices, hasKeys }: NumberedChoicesProps) {
  const actions = choices.map(({ onChoose }, place) => [String(place + 1), onChoose] as const);
  useKeyActions(Object.fromEntries(actions), { isEnabled: hasKeys, except: 'input, textarea' });
  return choices.map(({ name, text, onChoose }, place) => (
    <Button
      key={name}
      variant="outlined"
      size="large"
      onClick={onChoose}
      aria-keyshortcuts={hasKeys ? String(place + 1) : undefined}
    >
      {text}
      {hasKeys && <KeyHint>{String(place + 1)}</KeyHint>}
    </Button>
  ));
}
