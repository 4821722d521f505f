/** Text by name, stored in the browser. None of these functions throws. */
export type SafeStorage = {
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
};

/** Stores in memory: for server-side rendering, for tests, and where the browser forbids storage. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): SafeStorage {
  const entries = new Map(Object.entries(initial));
  return {
    read: (name) => entries.get(name) ?? null,
    write: (name, text) => void entries.set(name, text),
    remove: (name) => void entries.delete(name),
  };
}

/**
 * Stores in the browser and, where its storage is missing, full or forbidden (F3), in memory until
 * the page is closed.
 * @param open returns the storage; access to `localStorage` itself throws where it is forbidden
 */
export function browserStorage(open: () => Storage): SafeStorage {
  const fallback = memoryStorage();
  return {
    read: (name) => fallback.read(name) ?? attempt(() => open().getItem(name)) ?? null,
    write: (name, text) => {
      const isStored = attempt(() => {
        open().setItem(name, text);
        return true;
      });
      if (isStored) fallback.remove(name);
      else fallback.write(name, text);
    },
    remove: (name) => {
      fallback.remove(name);
      attempt(() => open().removeItem(name));
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
