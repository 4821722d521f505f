import type { Ref } from 'react';
import styles from './hidden-field.module.css';

/**
 * A field that programs fill and people do not: it is outside of the window, and neither the keyboard nor a screen
 * reader reaches it. Autofill and password managers leave it out, by its attributes.
 */
export function HiddenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.field} aria-hidden="true">
      <input
        ref={ref}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
      />
    </div>
  );
}
