import type { SavedSiteImage, SiteImageHistoryEntry } from '@shop/contract/schemas';
import { SITE_IMAGE_HISTORY_TYPES } from '@shop/contract/security-events';
import { readEditHistoryEntry } from './edit-history.ts';
import { readFields, readId } from './fields.ts';
import { readSiteImage } from './site-image.ts';

/** Reads an entry of the history of a site image (feature `undo`). @throws InvalidResponseError */
export function readSiteImageHistoryEntry(value: unknown): SiteImageHistoryEntry {
  return readEditHistoryEntry(value, SITE_IMAGE_HISTORY_TYPES);
}

/**
 * Reads a saved site image, with the id of the change where it can be undone (feature `undo`).
 * @throws InvalidResponseError
 */
export function readSavedSiteImage(value: unknown, base: URL): SavedSiteImage {
  const fields = readFields(value, 'site image');
  return {
    ...readSiteImage(fields, base),
    ...(fields['change_id'] !== undefined && { change_id: readId(fields, 'change_id') }),
  };
}
