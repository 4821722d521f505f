import type { Bucket } from './s3-storage.ts';
import type { MediaStorage } from './storage.ts';

/**
 * Opens the configured image storage. Returns undefined for the data folder, so that no S3 client is
 * loaded.
 * @throws CommandError `usage` for a bucket that does not exist
 */
export async function openStorage(bucket: Bucket | undefined): Promise<MediaStorage | undefined> {
  if (!bucket) return undefined;
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(bucket);
}
