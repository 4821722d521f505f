/** Told to the page when the script takes over: from now on React hears of presses itself. */
const TAKES_OVER = 'shop:takes-over';

/** Where `take-over.js` of tools/serve keeps the moment an early press came, on the button itself. */
const PRESSED = 'data-pressed';

/** Ends the keeping of early presses. To be called before React listens: no press may count twice. */
export function stopKeepingPresses(page: Document): void {
  page.dispatchEvent(new Event(TAKES_OVER));
}

/**
 * Presses each button again that was pressed before the page could answer, once however often it
 * was, in the order of the last presses.
 */
export function replayEarlyPresses(page: ParentNode): void {
  const pressed = [...page.querySelectorAll<HTMLElement>(`[${PRESSED}]`)];
  const moment = (button: HTMLElement) => Number(button.getAttribute(PRESSED));
  for (const button of pressed.sort((one, other) => moment(one) - moment(other))) {
    button.removeAttribute(PRESSED);
    button.click();
  }
}
