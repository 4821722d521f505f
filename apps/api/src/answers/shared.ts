/** Does a piece of work once for all who ask for it while it is under way. */
export type Shared<Value> = (name: string, work: () => Promise<Value>) => Promise<Value>;

/** Makes a place where askers of the same name meet. */
export function makeShared<Value>(): Shared<Value> {
  const running = new Map<string, Promise<Value>>();
  return (name, work) => {
    const begun = running.get(name);
    if (begun) return begun;
    const done = work().finally(() => running.delete(name));
    running.set(name, done);
    return done;
  };
}
