import type { FieldCode } from '@shop/contract/error-codes';
import { fileFault } from './file-fault.ts';

/** A file that cannot be a picture, and why. */
export type RefusedFile = { name: string; fault: FieldCode };

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
