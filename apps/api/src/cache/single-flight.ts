/** Runs a function once for all concurrent calls with the same key. */
export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/** Creates a single flight: concurrent calls with one key share one promise. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const inFlight = new Map<string, Promise<Value>>();
  return (key, work) => {
    const running = inFlight.get(key);
    if (running) return running;
    const result = work().finally(() => inFlight.delete(key));
    inFlight.set(key, result);
    return result;
  };
}
