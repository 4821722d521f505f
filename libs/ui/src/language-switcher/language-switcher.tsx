import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import { useDismiss } from '../use-dismiss.ts';
import styles from './language-switcher.module.css';

export type LanguageOption<Code extends string> = {
  code: Code;
  /** The displayed text: FR, ENG (I18N-1). */
  label: string;
  /** The language's name, read by screen readers after the label: "Français". */
  name: string;
  /** URL of the flag. */
  flag: string;
};

export type LanguageSwitcherProps<Code extends string> = {
  /** The accessible name: "Language". */
  label: string;
  options: readonly LanguageOption<Code>[];
  selected: Code;
  onSelect: (code: Code) => void;
};

/** A dropdown of languages with flags; a selection closes it (I18N-2). */
export function LanguageSwitcher<Code extends string>({
  label,
  options,
  selected,
  onSelect,
}: LanguageSwitcherProps<Code>) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const current = options.find(({ code }) => code === selected);

  const close = useCallback(() => {
    if (box.current?.contains(document.activeElement) === true) button.current?.focus();
    setOpen(false);
  }, []);
  useDismiss(box, open, close);

  function select(code: Code) {
    close();
    onSelect(code);
  }

  return (
    <div ref={box} className={styles.switcher}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${label}: ${current?.label ?? selected}`}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {current !== undefined && <OptionContent {...current} />}
        <ChevronDownIcon size={16} />
      </button>
      {open && (
        <ul id={listId} className={styles.list}>
          {options.map((option) => (
            <li key={option.code}>
              <button
                type="button"
                className={styles.option}
                aria-label={`${option.label} ${option.name}`}
                aria-current={option.code === selected}
                onClick={() => select(option.code)}
                onKeyDown={moveFocus}
              >
                <OptionContent {...option} />
                {option.code === selected && <CheckIcon size={16} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OptionContent({ flag, label }: { flag: string; label: string }) {
  return (
    <>
      {/* Lazy: on narrow windows the menu is not displayed, and the flag is not requested before the drawer opens. */}
      <img className={styles.flag} src={flag} alt="" width={24} height={16} loading="lazy" />
      {label}
    </>
  );
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = STEPS.get(event.key);
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  buttons.at((buttons.indexOf(event.currentTarget) + step) % buttons.length)?.focus();
}
