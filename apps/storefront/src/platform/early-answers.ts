declare global {
  /** What the page's early script has asked the API host for, by address; absent where it did not run. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * Makes a `fetch` that takes what was asked for before the app had come, each answer once; anything
 * else is fetched. Rejects as `fetch` does: of the early one's failure, or once the call is given up.
 */
export function withEarlyAnswers(): typeof fetch {
  const early = (globalThis.earlyAnswers ??= new Map<string, Promise<Response>>());
  return (input, init) => {
    const request = new Request(input, init);
    const answer = request.method === 'GET' ? early.get(request.url) : undefined;
    if (answer === undefined) return fetch(request);
    early.delete(request.url);
    return Promise.race([answer, givenUp(request.signal)]);
  };
}

function givenUp(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  if (signal.aborted) giveUp();
  else signal.addEventListener('abort', giveUp, { once: true });
  return promise;
}
