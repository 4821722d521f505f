/** Where the key types a character, or another dialog is open. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** Whether a pressed key is a shortcut of one character: without Ctrl, Meta or Alt, and not while the user types. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null;
  return !ctrlKey && !metaKey && !altKey && !isTyping;
}
