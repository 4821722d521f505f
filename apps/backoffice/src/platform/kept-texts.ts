/** Texts kept in the browser by name. None of these ever throws. */
export type KeptTexts = {
  read: (name: string) => string | null;
  /** Null forgets the text. */
  write: (name: string, text: string | null) => void;
};

/**
 * Keeps texts in the browser's storage and, where that is missing, full or forbidden (F3), in memory
 * for as long as the page lives.
 * @param open reaches for the storage; even naming `localStorage` throws where it is forbidden
 */
export function keepTexts(open: () => Storage): KeptTexts {
  const memory = new Map<string, string>();
  return {
    read(name) {
      try {
        return memory.get(name) ?? open().getItem(name);
      } catch {
        return null;
      }
    },
    write(name, text) {
      memory.delete(name);
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
      } catch {
        if (text !== null) memory.set(name, text);
      }
    },
  };
}
