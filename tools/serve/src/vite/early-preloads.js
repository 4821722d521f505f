// Sent to browsers as it is. A static host answers every path with one page: what the path's own view
// needs is asked for here, long before the app itself has come and run.
{
  const add = (parts) => document.head.append(Object.assign(document.createElement('link'), parts));
  const views = JSON.parse(document.querySelector('#early-preloads').textContent);
  const { pathname, search } = location;
  const id = new URLSearchParams(search).get('id');
  const view = Object.entries(views).find(([path]) =>
    path.endsWith('/') && path !== '/' ? pathname.startsWith(path) : pathname === path,
  )?.[1];
  const host = document.querySelector('meta[name="shop-api"]').content + '/';
  // Where the app was first after all it has made the map, and asks by itself.
  const isFirst = globalThis.earlyAnswers === undefined;
  const answers = (globalThis.earlyAnswers ??= new Map());

  const ask = (call) => {
    const url = new URL(call.replace('{id}', encodeURIComponent(id)).slice(1), host).href;
    const answer = fetch(url);
    answers.set(url, answer);
    return answer;
  };
  const names = (answer, feature) =>
    answer.headers.get('Shop-Features')?.split(' ').includes(feature);

  const askFor = async ({ calls, picture }) => {
    let answer;
    for (const { call, feature } of calls) {
      if (feature && !names(answer, feature)) return;
      answer = await ask(call);
    }
    if (!answer.ok || !names(answer, 'picture-widths')) return;
    const [first] = [await answer.clone().json()].flat();
    const [path] = [first?.[picture.field]].flat();
    if (typeof path !== 'string') return;
    const { origin, href } = new URL(path, host);
    if (origin !== new URL(host).origin) return;
    const widths = picture.widths.map((width) => `${href}?w=${width} ${width}w`);
    add({
      rel: 'preload',
      as: 'image',
      fetchPriority: 'high',
      imageSrcset: widths.join(', '),
      imageSizes: picture.sizes,
    });
  };

  const isMeant = { any: true, bare: search === '', id: id !== null };
  if (view) {
    for (const href of view.styles) add({ rel: 'preload', as: 'style', crossOrigin: '', href });
    for (const href of view.scripts) add({ rel: 'modulepreload', crossOrigin: '', href });
    // What goes wrong here the app itself meets again, and says so.
    if (isFirst && isMeant[view.query]) askFor(view).catch(() => undefined);
  }
}
