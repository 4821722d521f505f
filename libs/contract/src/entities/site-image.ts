import { z } from 'zod';
import { IMAGE_TYPES } from '../constants.ts';
import { choice, wholeNumber } from './fields.ts';
import type { Picture } from './picture.ts';

export const siteImageSchema = z.object({
  id: z.string(),
  image: z.string(),
  image_type: z.enum(IMAGE_TYPES),
});

/** The text fields of a new site image, once its multipart body is read. */
export const siteImageFormSchema = z.strictObject({
  image_type: choice(IMAGE_TYPES),
  /** Feature `image-order`: its place among the images of its type, from 0. */
  position: wholeNumber(0, 1_000).optional(),
});

/** The same for a change; the host wants at least one of image, image_type and position. */
export const siteImageChangeSchema = siteImageFormSchema.partial();

export type WireSiteImage = z.output<typeof siteImageSchema>;
/** A banner or rounded image as clients hold it. */
export type SiteImage = Omit<WireSiteImage, 'image'> & { image: Picture };
export type SiteImageForm = z.output<typeof siteImageFormSchema>;
export type SiteImageChange = z.output<typeof siteImageChangeSchema>;
