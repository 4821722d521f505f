import { LIMITS } from '@shop/contract/constants';
import { useCallback, useRef, useState } from 'react';
import { judgeFiles, type RefusedFile } from '../../features/pictures/judge-files.ts';
import {
  addFiles,
  moveSlot,
  removeSlot,
  restoreSlot,
  startSlots,
  type PictureSlot,
} from '../../features/pictures/picture-list.ts';
import type { Picture } from '@shop/contract/schemas';

function nameOf(slot: PictureSlot): string {
  return `${slot.key} ${slot.kind === 'kept' && slot.removed}`;
}

/**
 * The pictures of a form until it is saved.
 * @param current those the product has
 * @param files those that come with it from the start: a copy's
 * @param anyOrder whether the host offers `picture-order`
 */
export function usePictures(
  current: readonly Picture[],
  files: readonly File[],
  anyOrder: boolean,
) {
  const [start] = useState(() => startSlots(current, files));
  const [slots, setSlots] = useState(start);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const beforeDrag = useRef(start);

  const move = useCallback(
    (key: string, to: number) => setSlots((now) => moveSlot(now, key, to, anyOrder)),
    [anyOrder],
  );

  return {
    slots,
    refused,
    isChanged: slots.map(nameOf).join() !== start.map(nameOf).join(),
    move,
    moveOver: useCallback(
      (key: string, over: string) =>
        setSlots((now) =>
          moveSlot(
            now,
            key,
            now.findIndex((slot) => slot.key === over),
            anyOrder,
          ),
        ),
      [anyOrder],
    ),
    /** Remembers the order, to return to it when a drag is cancelled. */
    startDrag: () => {
      beforeDrag.current = slots;
    },
    cancelDrag: useCallback(() => setSlots(beforeDrag.current), []),
    remove: (key: string) => setSlots((now) => removeSlot(now, key)),
    restore: (key: string) => setSlots((now) => restoreSlot(now, key)),
    add: (chosen: readonly File[]) => {
      const kept = slots.filter((slot) => slot.kind === 'new' || !slot.removed);
      const judged = judgeFiles(chosen, LIMITS.picturesPerProduct - kept.length);
      setRefused(judged.refused);
      setSlots((now) => addFiles(now, judged.taken));
    },
  };
}
