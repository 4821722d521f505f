/** Longer than a tap, whose events follow one another in one task. */
const CHECK_MS = 200;

/**
 * Runs an update when no control is pressed any more. An update that moves a control between the press and the
 * release of the mouse loses the click.
 */
export function afterPress(update: () => void): void {
  setTimeout(() => {
    if (document.querySelector(':active') === null) update();
    else afterPress(update);
  }, CHECK_MS);
}
