import { z } from 'zod';

const link = z.url({ protocol: /^https$/, error: 'must be an https address' });

const imageUrl = z.union([link, z.string().regex(/^\/[^/]/)], 'must be an https address or a path');

/** The brand. It is configured on the server of an app, and both apps display it. */
export const brandSchema = z.strictObject({
  name: z.string().trim().min(1, 'must not be empty').max(60, 'has at most 60 characters'),
  /** Without the country prefix +216. */
  phone: z.string().regex(/^\d{8}$/, 'must be 8 digits, without +216'),
  instagram: link,
  facebook: link,
  /** Without a logo the apps display the name. */
  logo: imageUrl.optional(),
  /** The logo for dark backgrounds, as in the storefront's drawer (NAV-5). */
  logoLight: imageUrl.optional(),
});

/** The brand as the server writes it into the page (`<script type="application/json" id="shop-brand">`). */
export type Brand = z.infer<typeof brandSchema> & {
  /** The storefront's URL (`SHOP_STOREFRONT_ORIGIN`). */
  url?: string | undefined;
};

/** The fictional brand of the demo shop; nobody has its phone number. */
export const demoBrand: Brand = {
  name: 'Dar Yasmine',
  phone: '70000000',
  instagram: 'https://www.instagram.com/daryasmine.demo',
  facebook: 'https://www.facebook.com/daryasmine.demo',
};
