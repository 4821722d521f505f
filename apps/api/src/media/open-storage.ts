import type { Bucket } from './s3-storage.ts';
import type { MediaStorage } from './storage.ts';

/**
 * Opens where the settings say pictures are kept; undefined for the data folder, which needs no
 * client of a store.
 * @throws CommandFault `usage` for a bucket that is not there
 */
export async function openStorage(bucket: Bucket | undefined): Promise<MediaStorage | undefined> {
  if (!bucket) return undefined;
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(bucket);
}
