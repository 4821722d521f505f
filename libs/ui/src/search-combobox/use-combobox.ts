import { useId, useState, type KeyboardEvent } from 'react';

const NONE = -1;

/** What a combobox chooses from, and what becomes of a choice. */
export type ComboboxUse<T> = {
  options: readonly T[];
  isOpen: boolean;
  onChoose: (option: T) => void;
  onEscape: () => void;
};

/**
 * The parts of a combobox with a list (ARIA practices, "Combobox"): focus stays in the field, arrows
 * move through the options, Enter chooses one, Escape asks to close. Enter with no option reached
 * chooses the only one there is, or reaches the first of several. Each function's answer is spread
 * onto its element.
 */
export function useCombobox<T>({ options, isOpen, onChoose, onEscape }: ComboboxUse<T>) {
  const listId = useId();
  const [reached, reach] = useState<T>();
  const active = reached === undefined ? NONE : options.indexOf(reached);
  const optionId = (index: number) => `${listId}-${index}`;

  function enter() {
    const chosen = active === NONE && options.length === 1 ? options[0] : options[active];
    if (chosen === undefined) reach(options[0]);
    else onChoose(chosen);
  }

  function steer(event: KeyboardEvent) {
    // A letter still being composed takes these keys for itself.
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Enter') enter();
    else if (step) reach(options[nextOption(active, step, options.length)]);
    else return;
    event.preventDefault();
  }

  return {
    fieldParts: () => ({
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active === NONE ? undefined : optionId(active),
      onKeyDown: steer,
    }),
    listParts: () => ({ id: listId, role: 'listbox' }),
    optionParts: (option: T, index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => onChoose(option),
    }),
  };
}

/** What `useCombobox` gives. */
export type ComboboxParts<T> = ReturnType<typeof useCombobox<T>>;

/** The next option in a direction; after the last one comes the field itself, then the first. */
function nextOption(active: number, step: number, count: number): number {
  const next = active + step;
  if (next < NONE) return count - 1;
  return next >= count ? NONE : next;
}
