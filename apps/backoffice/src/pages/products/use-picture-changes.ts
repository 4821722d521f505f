import { LIMITS } from '@shop/contract/constants';
import type { FieldCode } from '@shop/contract/error-codes';
import { useState } from 'react';
import { fileFault } from '../../features/pictures/file-fault.ts';
import type { PictureChanges } from './product-values.ts';

/** A file that cannot be a picture of the product, and why. */
export type RefusedFile = { name: string; fault: FieldCode };

/**
 * The pictures of a form until it is saved: which of the product's go, and which files come.
 * @param current how many the product has
 */
export function usePictureChanges(current: number) {
  const [{ removed, added }, setChanges] = useState<PictureChanges>({ removed: [], added: [] });
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  return {
    removed,
    added,
    refused,
    isChanged: removed.length > 0 || added.length > 0,
    remove: (path: string) =>
      setChanges((changes) => ({ ...changes, removed: [...changes.removed, path] })),
    restore: (path: string) =>
      setChanges((changes) => ({
        ...changes,
        removed: changes.removed.filter((gone) => gone !== path),
      })),
    drop: (file: File) =>
      setChanges((changes) => ({
        ...changes,
        added: changes.added.filter((kept) => kept !== file),
      })),
    add: (files: readonly File[]) => {
      const room = LIMITS.picturesPerProduct - (current - removed.length) - added.length;
      const judged = judgeFiles(files, room);
      setRefused(judged.refused);
      setChanges((changes) => ({ ...changes, added: [...changes.added, ...judged.taken] }));
    },
  };
}

/** Parts the files a form can take from those it cannot, with the reason for each. */
export function judgeFiles<Chosen extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly Chosen[],
  room: number,
): { taken: Chosen[]; refused: RefusedFile[] } {
  const taken: Chosen[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const fault = fileFault(file) ?? (taken.length < room ? undefined : 'too_numerous');
    if (fault) refused.push({ name: file.name, fault });
    else taken.push(file);
  }
  return { taken, refused };
}
