import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { KeyHint } from './key-hint.tsx';

type Choice = { name: string; text: string; onChoose: () => void };

export type NumberedChoicesProps = {
  choices: readonly Choice[];
  /** Whether the digit of a choice chooses it. */
  hasKeys: boolean;
};

/** The choices of a dialog as buttons. Each has a digit as its key, so the queue is worked through by keys alone. */
export function NumberedChoices({ choices, hasKeys }: NumberedChoicesProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea') !== null;
    if (repeat || ctrlKey || metaKey || altKey || isTyping) return;
    const choice = choices.find((_each, place) => String(place + 1) === key);
    if (!choice) return;
    event.preventDefault();
    choice.onChoose();
  });
  useEffect(() => {
    if (!hasKeys) return undefined;
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => handleKey(event), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [hasKeys]);
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
