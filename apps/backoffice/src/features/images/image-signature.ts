import { LIMITS } from '@shop/contract/constants';
import {
  validateFile,
  validateFiles,
  type FileError,
  type RejectedFile,
} from './validate-files.ts';

/** AVIF lists its brands after the first bytes. */
const SIGNATURE_BYTES = 64;

/** The signatures of the formats that the API server accepts, as Latin-1 text; AVIF has a list of brands. */
const SIGNATURES = [/^\xFF\xD8\xFF/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/];
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);

/**
 * Whether the first bytes of a file are those of a JPEG, PNG, GIF, WebP or AVIF image. A file that cannot be
 * read is no image.
 */
export async function isImage(file: Blob): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    const start = String.fromCharCode(...bytes);
    return SIGNATURES.some((signature) => signature.test(start)) || isAvif(start);
  } catch {
    return false;
  }
}

/** An `ftyp` box: its length, its name, the major brand, a version, and the compatible brands. */
function isAvif(start: string): boolean {
  if (start.slice(4, 8) !== 'ftyp') return false;
  const length = start.charCodeAt(2) * 256 + start.charCodeAt(3);
  const brands = start.slice(8, length).match(/[^]{4}/g) ?? [];
  return brands.some((brand) => AVIF_BRANDS.has(brand));
}

/** A truncated file has valid first bytes; the browser decodes whole images only. */
async function decodeError(file: Blob): Promise<FileError | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const pixels = bitmap.width * bitmap.height;
    bitmap.close();
    return pixels > LIMITS.uploadPixels ? 'too_big' : undefined;
  } catch {
    return 'not_an_image';
  }
}

async function fileError(file: File): Promise<FileError | undefined> {
  const error = validateFile(file);
  if (error) return error;
  return (await isImage(file)) ? decodeError(file) : 'not_an_image';
}

/**
 * Checks chosen files as `validateFiles` does, by their first bytes, and by decoding them. The API server rejects
 * a whole form for one file that is no image, without its name.
 * @param limit the number of files that the form accepts, computed after the files are read
 */
export async function checkImageFiles(
  files: readonly File[],
  limit: () => number,
): Promise<{ accepted: File[]; rejected: RejectedFile[] }> {
  const images: File[] = [];
  const unreadable: RejectedFile[] = [];
  // One after the other: a decoded photo takes 50 MB of memory.
  for (const file of files) {
    const error = await fileError(file);
    if (error) unreadable.push({ name: file.name, error });
    else images.push(file);
  }
  const { accepted, rejected } = validateFiles(images, limit());
  return { accepted, rejected: [...unreadable, ...rejected] };
}
