// Sent to browsers as it is. The scripts that take a page over are asked for once its first picture
// is painted: until then the shopper's connection is the picture's.
const LONGEST_MS = 1500;

const { content } = document.querySelector('meta[name="shop-scripts"]');
const [entries, others] = content.split(';').map((list) => list.split(' ').filter(Boolean));

const add = (tag, parts) =>
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...parts }));

const takeOver = () => {
  for (const href of others) add('link', { rel: 'modulepreload', href });
  for (const src of entries) add('script', { type: 'module', async: false, src });
};

const painted = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

const nextFrame = () => new Promise(requestAnimationFrame);

const firstView = async () => {
  await document.querySelector('img[fetchpriority="high"]')?.decode();
  await painted();
  await nextFrame();
  await nextFrame();
};

const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
if (!document.hidden) await Promise.race([firstView().catch(() => undefined), late]);
takeOver();
