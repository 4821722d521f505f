import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import type { AppContext } from '../services/app-context.ts';
import { changeSiteImage, createSiteImage, removeSiteImage } from '../services/site-images.ts';

/** The site images: banners and rounded images. */
export function imageRoutes(app: FastifyInstance, context: AppContext): void {
  const { catalogue, features } = context;
  addEndpoint(app, context, 'listBannerImages', () => catalogue.images('banner'));
  addEndpoint(app, context, 'listRoundedImages', () => catalogue.images('rounded'));
  addEndpoint(app, context, 'listImages', () => catalogue.images());
  addEndpoint(app, context, 'createImage', ({ body, uploads, headers }) =>
    createSiteImage(context, body, uploads, idempotencyKey('createImage', features, { headers })),
  );
  addEndpoint(app, context, 'updateImage', ({ params, body, uploads }) =>
    changeSiteImage(context, params.id, body, uploads),
  );
  addEndpoint(app, context, 'deleteImage', (request) =>
    removeSiteImage(context, request.params.id, sessionOf(request).username),
  );
}
