import type { endpoints } from '@shop/contract/endpoints';
import type { SavedSiteImage, SiteImage } from '@shop/contract/schemas';
import type { HttpClient, HttpRequest } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
import { editUndo } from './edit-undo.ts';
import type { CallOptions, CreateOptions, Listing, SaveOptions } from '../options.ts';
import { readSavedSiteImage, readSiteImageHistoryEntry } from '../readers/saved-site-image.ts';
import { readSiteImage } from '../readers/site-image.ts';

type Input<Name extends 'createImage' | 'updateImage'> =
  (typeof endpoints)[Name]['body']['schema']['_zod']['input'];

/** A new site image. `position` needs the feature `site-image-order`. */
export type ImageDraft = Input<'createImage'> & { image: Blob };
/** A change of a site image, with at least one property. `position` needs the feature `site-image-order`. */
export type ImageChange = Input<'updateImage'> & { image?: Blob };

const ENTITY = 'site image';

/** A shopper's calls about site images. */
export function shopperImages({ base, list }: HttpClient) {
  return {
    listBanner: ({ signal }: CallOptions = {}): Promise<Listing<SiteImage>> =>
      list('listBannerImages', ENTITY, (value) => readSiteImage(value, base, 'banner'), { signal }),
    listRounded: ({ signal }: CallOptions = {}): Promise<Listing<SiteImage>> =>
      list('listRoundedImages', ENTITY, (value) => readSiteImage(value, base, 'rounded'), {
        signal,
      }),
  };
}

/**
 * The owner's calls about site images. An update resolves to null where its response contains no image, a
 * create where its response is empty.
 */
export function adminImages(http: HttpClient) {
  const { base, list, write, create, send, requireFeature } = http;
  const withKey = keyHeader(http, 'createImage', 'idempotent-creates');
  const image = (value: unknown) => readSiteImage(value, base);
  const saved = (value: unknown) => readSavedSiteImage(value, base);
  const sendForm = async (
    name: 'createImage' | 'updateImage',
    change: ImageChange,
    request: HttpRequest,
  ): Promise<SavedSiteImage | null> => {
    if (change.position !== undefined) requireFeature(name, 'site-image-order');
    const save = name === 'createImage' ? create : write;
    return save(name, saved, { form: imageForm(change), ...request });
  };

  return {
    list: ({ signal }: CallOptions = {}): Promise<Listing<SiteImage>> =>
      list('listImages', ENTITY, image, { signal }),
    create: async (
      draft: ImageDraft,
      { idempotencyKey, isRepeat, ...request }: CreateOptions & SaveOptions = {},
    ) => sendForm('createImage', draft, { ...withKey({ idempotencyKey, isRepeat }), ...request }),
    update: (id: string, change: ImageChange, options: SaveOptions = {}) =>
      sendForm('updateImage', change, { params: { id }, ...options }),
    delete: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('deleteImage', { params: { id }, signal }),
    ...editUndo(http, {
      history: 'readImageHistory',
      entity: 'site image change',
      readEntry: readSiteImageHistoryEntry,
      undo: 'undoImageChange',
      readEntity: image,
    }),
  };
}

function imageForm({ image, image_type, position }: ImageChange): FormData {
  const form = new FormData();
  if (image) form.append('image', image);
  if (image_type) form.append('image_type', image_type);
  if (position !== undefined) form.append('position', String(position));
  return form;
}
