import type { Image } from '@shop/contract/schemas';
import type { ImageFile } from './image-list.ts';
import { validateFile } from './validate-files.ts';

/** The downloaded files with their colours, and the number of failed downloads. */
export type FetchedImages = { files: ImageFile[]; failed: number };

const TIMEOUT_MS = 30_000;

/**
 * Downloads images as files, in their order. An image that cannot be downloaded, or could not be
 * uploaded again, counts as failed.
 */
export async function fetchImages(
  images: readonly Image[],
  signal: AbortSignal,
): Promise<FetchedImages> {
  const outcomes = await Promise.allSettled(images.map((image) => fetchImage(image, signal)));
  const files = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  return { files, failed: images.length - files.length };
}

async function fetchImage({ url, path, color }: Image, signal: AbortSignal): Promise<ImageFile> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(url, { signal: deadline, credentials: 'omit' });
  if (!response.ok) throw new Error(`The image server responded with ${response.status}.`);
  const body = await response.blob();
  const file = new File([body], path.split('/').at(-1) || 'image', { type: body.type });
  const error = validateFile(file);
  if (error) throw new Error(`The image is ${error}.`);
  return { file, color };
}
