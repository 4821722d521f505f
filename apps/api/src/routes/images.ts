import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { changeImage, createImage, removeImage } from '../services/images.ts';
import type { Shop } from '../services/shop.ts';

/** The site images: banners and rounded ones. */
export function imageRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'listBannerImages', () => shop.catalogue.images('banner'));
  route(app, shop, 'listRoundedImages', () => shop.catalogue.images('rounded'));
  route(app, shop, 'listImages', () => shop.catalogue.images());
  route(app, shop, 'createImage', ({ body, files }) => createImage(shop, body, files));
  route(app, shop, 'updateImage', ({ params, body, files }) =>
    changeImage(shop, params.id, body, files),
  );
  route(app, shop, 'deleteImage', ({ params }) => removeImage(shop, params.id));
}
