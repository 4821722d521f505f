// Sent to browsers as it is. A static host answers every path with one page: what the path's own view
// needs is asked for here, long before the app itself has come and run.
{
  const add = (parts) =>
    document.head.append(
      Object.assign(document.createElement('link'), { crossOrigin: '', ...parts }),
    );
  const views = JSON.parse(document.querySelector('#early-preloads').textContent);
  const { pathname, search } = location;
  const view = Object.entries(views).find(([path]) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
  )?.[1];
  if (view) {
    for (const href of view.styles) add({ rel: 'preload', as: 'style', href });
    for (const href of view.scripts) add({ rel: 'modulepreload', href });
    const host = document.querySelector('meta[name="shop-api"]').content;
    const calls = search === '' ? view.calls : [];
    for (const call of calls) add({ rel: 'preload', as: 'fetch', href: host + call });
  }
}
