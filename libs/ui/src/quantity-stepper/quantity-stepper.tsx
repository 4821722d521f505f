import { type ChangeEvent, useId, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './quantity-stepper.module.css';

export type QuantityStepperProps = {
  /** How many are asked for. */
  value: number;
  /** The most that can be had; from 1 upwards, whatever is typed. */
  max: number;
  /** Told how many are asked for now. */
  onChange: (quantity: number) => void;
  /** Names the field and its two buttons. */
  texts: { label: string; decrease: string; increase: string };
  /** Whether nothing can be asked for. */
  disabled?: boolean;
};

const MIN = 1;

/** A quantity between 1 and `max`, by buttons or typed; what is out of these bounds is brought within. */
export function QuantityStepper({
  value,
  max,
  onChange,
  texts,
  disabled = false,
}: QuantityStepperProps) {
  const id = useId();
  /** What is being typed, kept as it is until it is a quantity. */
  const [draft, setDraft] = useState<string>();

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    setDraft(target.value);
    const typed = Math.trunc(Number(target.value));
    if (typed >= MIN) onChange(within(typed, max));
    if (typed > max) setDraft(undefined);
  }

  return (
    <div className={styles.stepper} data-disabled={disabled}>
      <IconButton
        label={texts.decrease}
        icon={<MinusIcon size={20} />}
        disabled={disabled || value <= MIN}
        onClick={() => onChange(within(value - 1, max))}
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
        onChange={type}
        onBlur={() => setDraft(undefined)}
      />
      <IconButton
        label={texts.increase}
        icon={<PlusIcon size={20} />}
        disabled={disabled || value >= max}
        onClick={() => onChange(within(value + 1, max))}
      />
    </div>
  );
}

function within(quantity: number, max: number): number {
  return Math.max(MIN, Math.min(quantity, max));
}
