import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { sendPage } from '../http/send-page.ts';
import type { AppContext } from '../services/app-context.ts';
import { readSiteImageHistory, undoSiteImageChange } from '../services/site-image-undo.ts';
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
  addEndpoint(app, context, 'readImageHistory', async ({ params, query }, reply) =>
    sendPage(context, reply, await readSiteImageHistory(context, params.id, query)),
  );
  addEndpoint(app, context, 'undoImageChange', ({ params, body, headers }) => {
    const key = idempotencyKey('undoImageChange', features, { headers });
    return undoSiteImageChange(context, params.id, body, key);
  });
}
