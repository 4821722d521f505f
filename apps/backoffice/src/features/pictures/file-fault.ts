import { LIMITS } from '@shop/contract/constants';

/** Why a file cannot be sent as a picture, by the host's own codes. */
export type FileFault = 'not_an_image' | 'too_big';

/**
 * What is wrong with a file chosen as a picture, as far as can be told before sending it; the host
 * judges by content (host.md, "Uploads"). SVG is none of the pictures it takes.
 */
export function fileFault(file: Pick<File, 'type' | 'size'>): FileFault | undefined {
  if (!file.type.startsWith('image/') || file.type.includes('svg')) return 'not_an_image';
  return file.size > LIMITS.uploadBytes ? 'too_big' : undefined;
}
