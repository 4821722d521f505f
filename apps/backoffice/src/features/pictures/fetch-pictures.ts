import type { Picture } from '@shop/contract/schemas';
import { fileFault } from './file-fault.ts';

/** What came of fetching pictures: the files that could be had, and how many could not. */
export type FetchedPictures = { files: File[]; failed: number };

const TIMEOUT_MS = 30_000;

/**
 * Fetches pictures from their host as files, in their order. One that the host does not hand over,
 * or that could not be sent again, is counted as failed.
 */
export async function fetchPictures(
  pictures: readonly Picture[],
  signal: AbortSignal,
): Promise<FetchedPictures> {
  const outcomes = await Promise.allSettled(
    pictures.map((picture) => fetchPicture(picture, signal)),
  );
  const files = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  return { files, failed: pictures.length - files.length };
}

async function fetchPicture({ url, path }: Picture, signal: AbortSignal): Promise<File> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(url, { signal: deadline, credentials: 'omit' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`);
  const body = await response.blob();
  const file = new File([body], path.split('/').at(-1) || 'picture', { type: body.type });
  const fault = fileFault(file);
  if (fault) throw new Error(`The picture is ${fault}.`);
  return file;
}
