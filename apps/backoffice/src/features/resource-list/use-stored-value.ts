import { useStorage } from '@shop/app-kit';
import { parseJson } from '@shop/contract/parse-json';
import { useState } from 'react';

/**
 * A value that is stored on this device as JSON.
 * @param parse reads a stored value of any version; undefined when nothing or invalid JSON is stored
 */
export function useStoredValue<T>(key: string, parse: (stored: unknown) => T) {
  const storage = useStorage();
  const [value, setValue] = useState(() => parse(parseJson(storage.read(key))));

  /** The update gets what is stored, which another tab may have changed. */
  function store(update: (latest: T) => T) {
    const next = update(parse(parseJson(storage.read(key))));
    setValue(next);
    storage.write(key, JSON.stringify(next));
  }

  return [value, store] as const;
}
