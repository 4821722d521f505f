import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

export type TabsProps<Id extends string> = {
  /** The accessible name. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The selected tab's content. */
  children: ReactNode;
};

/**
 * Tabs (ARIA practices): one tab stop; arrows, Home and End move focus and select. They look like titles, because they
 * are the title of what is below them.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const base = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const target = targetIndex(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = target === undefined ? undefined : tabs.at(target);
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={handleKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </div>
  );
}

function targetIndex(key: string, index: number, count: number): number | undefined {
  const targets = new Map([
    ['ArrowRight', (index + 1) % count],
    ['ArrowLeft', (index - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return targets.get(key);
}
