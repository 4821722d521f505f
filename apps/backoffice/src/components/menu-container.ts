/**
 * The landmark or dialog of the button that opens a menu, for the menu's `container`: screen readers
 * find all content in a landmark, and ignore what is outside an open dialog.
 */
export function menuContainer(anchor: HTMLElement | null): HTMLElement {
  return anchor?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
}
