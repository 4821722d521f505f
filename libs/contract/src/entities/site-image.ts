import { z } from 'zod';
import { IMAGE_TYPES } from '../constants.ts';
import { choice, wholeNumber } from './fields.ts';
import type { Image } from './image.ts';

export const siteImageSchema = z.object({
  id: z.string(),
  image: z.string(),
  image_type: z.enum(IMAGE_TYPES),
});

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
export type SiteImageForm = z.output<typeof siteImageFormSchema>;
export type SiteImageChange = z.output<typeof siteImageChangeSchema>;
