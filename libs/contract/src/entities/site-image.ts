import { z } from 'zod';
import { IMAGE_TYPES } from '../constants.ts';
import { SITE_IMAGE_HISTORY_TYPES } from '../security-events.ts';
import { editHistoryEntry } from './edit-history.ts';
import { choice, wholeNumber } from './fields.ts';
import type { Image } from './image.ts';

export const siteImageSchema = z.object({
  id: z.string(),
  image: z.string(),
  image_type: z.enum(IMAGE_TYPES),
});

/** The response to a change: the image, and the change that can be undone. */
export const savedSiteImageSchema = siteImageSchema.extend({
  /** Feature `undo`: the id of the change; absent when nothing changed. */
  change_id: z.string().optional(),
});

/** Feature `undo`: an entry of the history of a site image. */
export const siteImageHistoryEntrySchema = editHistoryEntry(SITE_IMAGE_HISTORY_TYPES);

/** The text fields of a new site image, from the parsed multipart form. */
export const siteImageFormSchema = z.strictObject({
  image_type: choice(IMAGE_TYPES),
  /** Feature `site-image-order`: its position among the images of its type, from 0. */
  position: wholeNumber(0, 1_000).optional(),
});

/** The same for a change; the API server requires at least one of image, image_type and position. */
export const siteImageChangeSchema = siteImageFormSchema.partial();

export type ApiSiteImage = z.output<typeof siteImageSchema>;
/** A banner or rounded image in the client. */
export type SiteImage = Omit<ApiSiteImage, 'image'> & { image: Image };
export type ApiSavedSiteImage = z.output<typeof savedSiteImageSchema>;
/** A changed image in the client. */
export type SavedSiteImage = SiteImage & Pick<ApiSavedSiteImage, 'change_id'>;
export type SiteImageHistoryEntry = z.output<typeof siteImageHistoryEntrySchema>;
export type SiteImageForm = z.output<typeof siteImageFormSchema>;
export type SiteImageChange = z.output<typeof siteImageChangeSchema>;
