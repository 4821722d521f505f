declare global {
  /** The responses that `static-shell.ts` requested before the app was loaded, by URL. */
  var prefetchedResponses: Map<string, Promise<Response>> | undefined;
}

/** Creates a `fetch` that uses each prefetched response once, and fetches everything else. */
export function withPrefetchedResponses(): typeof fetch {
  const responses = (globalThis.prefetchedResponses ??= new Map<string, Promise<Response>>());
  return (input, init) => {
    const request = new Request(input, init);
    const response = request.method === 'GET' ? responses.get(request.url) : undefined;
    if (response === undefined) return fetch(request);
    responses.delete(request.url);
    return Promise.race([response, rejectOnAbort(request.signal)]);
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return promise;
}
