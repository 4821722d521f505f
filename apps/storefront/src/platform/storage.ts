/** What the shop keeps with the shopper: text by name. None of these ever throws. */
export type KeptTexts = {
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
};

/** Keeps texts for as long as this object lives: for a server's render, and where a browser refuses storage. */
export function memoryTexts(): KeptTexts {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  };
}

/**
 * Keeps texts in the browser's storage and, wherever that is missing, full or forbidden (F3), in
 * memory: the page goes on as if it were kept.
 * @param open reaches for the storage; even naming `localStorage` throws where it is forbidden
 */
export function browserTexts(open: () => Storage): KeptTexts {
  const unwritten = memoryTexts();
  return {
    read: (name) => unwritten.read(name) ?? attempt(() => open().getItem(name)) ?? null,
    write: (name, text) => {
      const kept = attempt(() => {
        open().setItem(name, text);
        return true;
      });
      if (kept) unwritten.remove(name);
      else unwritten.write(name, text);
    },
    remove: (name) => {
      unwritten.remove(name);
      attempt(() => open().removeItem(name));
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
