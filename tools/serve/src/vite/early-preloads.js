// Sent to browsers as it is, with take-over.js behind it. A static host answers every path with one
// page: what the path's own view needs is asked for here, and its frame is shown, long before the app
// itself has come and run.
{
  const page = document;
  const add = (parts) => {
    const link = Object.assign(page.createElement('link'), parts);
    page.head.append(link);
    return link;
  };
  const readTable = (id) => JSON.parse(page.getElementById(id).textContent);
  const { pathname, search } = location;
  const id = new URLSearchParams(search).get('id');
  const [path, view] =
    Object.entries(readTable('early-preloads')).find(([start]) =>
      start.endsWith('/') && start !== '/' ? pathname.startsWith(start) : pathname === start,
    ) ?? [];
  const host = page.querySelector('meta[name="shop-api"]').content + '/';
  const answers = new Map();
  globalThis.earlyAnswers = answers;

  const ask = (call) => {
    const url = new URL(call.replace('{id}', encodeURIComponent(id)).slice(1), host).href;
    const answer = fetch(url);
    answers.set(url, answer);
    return answer;
  };
  const names = (answer, feature) =>
    answer.headers.get('Shop-Features')?.split(' ').includes(feature);

  /** The first picture of the view, on its way; undefined where the host names none. */
  const findPicture = async ({ calls = [], picture }) => {
    let answer;
    for (const { call, feature } of calls) {
      if (feature && !names(answer, feature)) return undefined;
      answer = await ask(call);
    }
    if (!picture || !answer.ok || !names(answer, 'picture-widths')) return undefined;
    const [first] = [await answer.clone().json()].flat();
    const [source] = [first?.[picture.field]].flat();
    if (typeof source !== 'string') return undefined;
    const { origin, href } = new URL(source, host);
    if (origin !== new URL(host).origin) return undefined;
    const srcset = picture.widths.map((width) => `${href}?w=${width} ${width}w`).join(', ');
    const image = Object.assign(new Image(), { alt: '', decoding: 'sync', fetchPriority: 'high' });
    return Object.assign(image, { sizes: picture.sizes, srcset });
  };

  const sheet = (href) =>
    new Promise((resolve, reject) => {
      const link = add({ rel: 'stylesheet', crossOrigin: '', href });
      link.addEventListener('load', resolve);
      // The app asks anew for what is not there.
      link.addEventListener('error', () => reject(link.remove()));
    });

  const parsed = () =>
    page.readyState === 'loading' &&
    new Promise((resolve) => page.addEventListener('readystatechange', resolve, { once: true }));

  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** The view's frame in the language the app will speak, with its template. */
  const findFrame = () => {
    const chosen = /(?:^|;)\s*lang=([^;]*)/.exec(page.cookie)?.[1];
    const frames = [...page.querySelectorAll('template[data-frame]')];
    const inLanguage = (language) =>
      frames.find(({ lang, dataset }) => lang === language && dataset.frame === path);
    return inLanguage(chosen) ?? inLanguage(kept('lang')) ?? inLanguage(page.documentElement.lang);
  };

  const nameBrand = (frame) => {
    const { name, logo } = readTable('shop-brand');
    for (const place of frame.querySelectorAll('[data-brand]')) {
      place.replaceChildren(logo ? Object.assign(new Image(), { src: logo, alt: '' }) : name);
    }
  };

  /** Shows the frame, where there is one for the shopper's language and the app was not first. */
  const showFrame = async () => {
    await Promise.all([parsed(), ...view.styles.map(sheet)]);
    const root = page.querySelector('#root');
    const template = findFrame();
    if (!template || root.hasChildNodes()) return undefined;
    const frame = template.content.cloneNode(true);
    nameBrand(frame);
    page.documentElement.lang = template.lang;
    root.append(frame);
    return root.firstElementChild;
  };

  const isMeant = { any: true, bare: search === '', id: id !== null }[view?.query];

  /** Whether a frame stands in the page; where a first picture is to be had, with it. */
  const draw = async () => {
    const framed = showFrame().catch(() => undefined);
    const image = await findPicture(view);
    const frame = await framed;
    if (image) frame?.querySelector(view.picture.box)?.append(image);
    return frame !== undefined;
  };

  // What goes wrong here the app itself meets again, and says so.
  const isDrawn = isMeant ? draw().catch(() => false) : false;
  globalThis.earlyView = { scripts: view?.scripts ?? [], isDrawn };
}
