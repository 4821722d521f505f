// Sent to browsers as it is. What takes a page over, and each picture but the first, is asked for once
// the first is painted: until then the shopper's connection is that picture's. Who was given the shop's
// own faces before sees them at once: the browser has them. A static host's page has no first view of
// its own; there early-preloads.js, before this, has told what it draws.
const LONGEST_MS = 1500;
// The host of a static page's data may be slow: longer than this its connection is not kept idle.
const LONGEST_FOR_DATA_MS = 700;
const LONGEST_FOR_OTHERS_MS = 300;
const LONGEST_PAUSE_MS = 30_000;
const KNOWS_FACES = 'shop:faces';

const TAKES_OVER = 'shop:takes-over';
const STARTED_ANEW = 'shop:started-anew';

// Until then nobody answers a press: it is kept on its button, for the app to do once it can. A form
// is not sent by the browser meanwhile, which would put what was typed into the address.
const keepPress = (event) => {
  const button = event.target.closest?.('button');
  if (!button) return;
  event.preventDefault();
  button.dataset.pressed = String(event.timeStamp);
};
document.addEventListener('click', keepPress, true);
const stopKeeping = () => document.removeEventListener('click', keepPress, true);
document.addEventListener(TAKES_OVER, stopKeeping, { once: true });

const { isDrawn = true, scripts: ofView = [] } = globalThis.earlyView ?? {};
const later = JSON.parse(document.querySelector('#shop-later').textContent);
const imported = [...later.scripts, ...ofView];

const add = (tag, parts) =>
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...parts }));

// Each step in a task of its own: a touch in between is answered.
const takeOver = async () => {
  await nextTask();
  // Their rules stand in the page: the scripts find each sheet there, and ask for none of them again.
  for (const href of later.sheets) add('link', { rel: 'stylesheet', disabled: true, href });
  for (const href of imported) {
    add('link', { rel: 'modulepreload', href });
    await nextTask();
  }
  for (const script of imported) {
    await import(script).catch(() => undefined);
    await nextTask();
  }
  await start();
};

// What was lost on the way is asked for again for as long as the page stands: without it no button
// answers. A browser may remember that an address failed; there only a new page helps, once.
const start = async () => {
  let isCarried = false;
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      for (const entry of later.entries) await import(entry);
      return;
    } catch {
      if (isCarried) startAnew();
      await Promise.race([wait(pause), online()]);
      isCarried = await canBeHad().catch(() => false);
    }
  }
};

const canBeHad = async () => {
  const answers = await Promise.all([...imported, ...later.entries].map((script) => fetch(script)));
  return answers.every(({ ok }) => ok);
};

const startAnew = () => {
  try {
    if (sessionStorage.getItem(STARTED_ANEW) !== null) return;
    sessionStorage.setItem(STARTED_ANEW, '');
    location.reload();
  } catch {
    // Where nothing can be remembered it might be reloaded for ever.
  }
};

const online = () =>
  new Promise((resolve) => {
    globalThis.addEventListener('online', resolve, { once: true });
  });

const painted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

const parsed = () =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });

// By a message: a timer waits for a second where the page is behind another.
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const nextFrame = () => new Promise(requestAnimationFrame);

const firstView = async () => {
  if (!(await Promise.race([isDrawn, wait(LONGEST_FOR_DATA_MS)]))) return;
  await document.querySelector('img[fetchpriority="high"]')?.decode();
  await painted();
  await nextFrame();
  await nextFrame();
};

// Those within sight: a browser asks for no other.
const otherPictures = async () => {
  await nextFrame();
  await nextFrame();
  const coming = [...document.images].filter((image) => image.currentSrc && !image.complete);
  await Promise.allSettled(coming.map((image) => image.decode()));
};

const knowsFaces = () => {
  try {
    return localStorage.getItem(KNOWS_FACES) !== null;
  } catch {
    return false;
  }
};

if (knowsFaces()) delete document.documentElement.dataset.faces;
await parsed();
if (!document.hidden) await Promise.race([firstView().catch(() => undefined), wait(LONGEST_MS)]);
delete document.documentElement.dataset.pictures;
if (!document.hidden) await Promise.race([otherPictures(), wait(LONGEST_FOR_OTHERS_MS)]);
await takeOver();
