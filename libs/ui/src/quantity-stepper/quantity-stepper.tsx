import { type ChangeEvent, useId, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icons/page-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './quantity-stepper.module.css';

/** How the quantity was changed. */
export type QuantityChange = 'increase' | 'decrease' | 'input';

export type QuantityStepperProps = {
  /** The quantity. */
  value: number;
  /** The maximum; the minimum is 1. */
  max: number;
  /** Called with the new quantity. */
  onChange: (quantity: number, by: QuantityChange) => void;
  /** The accessible names of the field and the buttons. */
  texts: { label: string; decrease: string; increase: string };
  /** Disables the field and the buttons. */
  disabled?: boolean;
};

const MIN = 1;

/** A quantity between 1 and `max`, set by buttons or typed; other values are clamped. */
export function QuantityStepper({
  value,
  max,
  onChange,
  texts,
  disabled = false,
}: QuantityStepperProps) {
  const id = useId();
  /** The text while it is not a valid quantity. */
  const [draft, setDraft] = useState<string>();

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setDraft(target.value);
    const typed = Math.trunc(Number(target.value));
    if (typed >= MIN) onChange(clamp(typed, max), 'input');
    if (typed > max) setDraft(undefined);
  }

  return (
    <div className={styles.stepper} data-disabled={disabled}>
      <IconButton
        label={texts.decrease}
        icon={<MinusIcon size={20} />}
        disabled={disabled || value <= MIN}
        onClick={() => onChange(clamp(value - 1, max), 'decrease')}
      />
      <label htmlFor={id}>
        <VisuallyHidden>{texts.label}</VisuallyHidden>
      </label>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="numeric"
        min={MIN}
        max={max}
        value={draft ?? value}
        disabled={disabled}
        onChange={handleChange}
        onBlur={() => setDraft(undefined)}
      />
      <IconButton
        label={texts.increase}
        icon={<PlusIcon size={20} />}
        disabled={disabled || value >= max}
        onClick={() => onChange(clamp(value + 1, max), 'increase')}
      />
    </div>
  );
}

function clamp(quantity: number, max: number): number {
  return Math.max(MIN, Math.min(quantity, max));
}
