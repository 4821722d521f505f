/**
 * The inline script of every rendered page: it records clicks on buttons from the first paint until their
 * replay after hydration. Until then a clicked button is busy. Its text is in the HTML, so it must not
 * import anything.
 */
globalThis.preHydrationClicks = new Set();
document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !globalThis.preHydrationClicks) return;
    event.preventDefault(); // A submitted form would put the typed text into the URL.
    event.stopPropagation(); // React may already listen, and would handle it before the earlier ones.
    globalThis.preHydrationClicks.delete(button);
    globalThis.preHydrationClicks.add(button);
    button.ariaBusy = 'true';
  },
  true,
);
