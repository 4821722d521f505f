/** How long things may take and how many there may be; times in milliseconds. */
export type Limits = {
  /** Whoever asks waits this long, then goes without. */
  wait: number;
  /** An answer is kept this long. */
  keep: number;
  /** The most answers kept; the ones made longest ago go first. */
  most: number;
  /** The most under way; beyond them whoever asks for another goes without at once. */
  atOnce: number;
};

/** Answers for a key with what was made for it lately, or makes it; undefined is none. */
export type KeptAnswers<Answer> = (
  key: string,
  make: () => Promise<Answer | undefined>,
) => Promise<Answer | undefined>;

type Kept<Answer> = { answer: Promise<Answer | undefined>; until: number };

const KEEP_NONE_MS = 5_000;

/**
 * Keeps answers for a while: whoever asks for the same one meanwhile shares it, and the making of it.
 * One that fails, or is none, is not tried again for five seconds; one that comes too late for who asked is there
 * for the next.
 * @param onFailure is told why an answer could not be made, once as long as the reason is the same
 */
export function keepAnswers<Answer>(
  { wait, keep, most, atOnce }: Limits,
  onFailure: (reason: string) => void,
): KeptAnswers<Answer> {
  const kept = new Map<string, Kept<Answer>>();
  let underWay = 0;
  let lastReason = '';

  async function attempt(make: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
    try {
      const answer = await make();
      lastReason = '';
      return answer;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastReason) onFailure(reason);
      lastReason = reason;
      return undefined;
    }
  }

  async function settle(
    key: string,
    make: () => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    underWay += 1;
    const answer = await attempt(make);
    underWay -= 1;
    const entry = kept.get(key);
    if (entry) entry.until = Date.now() + (answer === undefined ? KEEP_NONE_MS : keep);
    return answer;
  }

  function start(
    key: string,
    make: () => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    const entry = { answer: settle(key, make), until: Infinity };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return entry.answer;
  }

  return (key, make) => {
    const entry = kept.get(key);
    if (entry !== undefined && Date.now() < entry.until) return within(wait, entry.answer);
    if (underWay >= atOnce) return Promise.resolve(undefined);
    return within(wait, start(key, make));
  };
}

function within<T>(ms: number, awaited: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}
