import { z } from 'zod';

const link = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** What makes the shop this shop and no other: shown by both apps, set by whoever runs them. */
export const brandSchema = z.strictObject({
  name: z.string().trim().min(1, 'must not be empty').max(60, 'has at most 60 characters'),
  /** Without the country's prefix: the footer writes +216 before it. */
  phone: z.string().regex(/^\d{8}$/, 'must be 8 digits, without +216'),
  instagram: link,
  facebook: link,
  /** A picture's https address or path; without one the apps set the name in their display type. */
  logo: z
    .union([link, z.string().regex(/^\/[^/]/)], 'must be an https address or a path')
    .optional(),
});

/** The brand as it is written into the page (`<script type="application/json" id="shop-brand">`). */
export type Brand = z.infer<typeof brandSchema>;

/** The demonstration shop: the fictional brand of the design, with a number that rings nowhere. */
export const demoBrand: Brand = {
  name: 'Dar Yasmine',
  phone: '70000000',
  instagram: 'https://www.instagram.com/daryasmine.demo',
  facebook: 'https://www.facebook.com/daryasmine.demo',
};
