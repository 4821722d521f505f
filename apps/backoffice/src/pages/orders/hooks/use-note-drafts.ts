import { useState } from 'react';

/** A note that is typed, and not saved. */
export type NoteDraft = { text: string; setText: (update: (typed: string) => string) => void };

/** The typed notes by order: one is not lost when another order is opened. */
export function useNoteDrafts(): (id: string) => NoteDraft {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  return (id) => ({
    text: drafts.get(id) ?? '',
    setText: (update) =>
      setDrafts((before) => new Map(before).set(id, update(before.get(id) ?? ''))),
  });
}
