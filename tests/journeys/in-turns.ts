/** Side by side in one browser; more only wait for one another. */
const AT_ONCE = 3;

/** Does the work for each, some at once; rejects with the first that fails. */
export async function inTurns<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = [...all];
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
