import { LIMITS } from '@shop/contract/constants';
import type { FieldCode } from '@shop/contract/error-codes';

/** Why a file is not accepted as an image, in the API's own codes. */
export type FileError = 'not_an_image' | 'too_big';

/** A file that is not accepted, and why. */
export type RejectedFile = { name: string; error: FieldCode };

/**
 * Checks a file before its upload by type and size; the API server checks the content again. SVG is
 * not accepted.
 */
export function validateFile(file: Pick<File, 'type' | 'size'>): FileError | undefined {
  if (!file.type.startsWith('image/') || file.type.includes('svg')) return 'not_an_image';
  return file.size > LIMITS.uploadBytes ? 'too_big' : undefined;
}

/** Splits files into those that a form accepts, at most `limit`, and those that it rejects. */
export function validateFiles<Chosen extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly Chosen[],
  limit: number,
): { accepted: Chosen[]; rejected: RejectedFile[] } {
  const accepted: Chosen[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const error = validateFile(file) ?? (accepted.length < limit ? undefined : 'too_numerous');
    if (error) rejected.push({ name: file.name, error });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
