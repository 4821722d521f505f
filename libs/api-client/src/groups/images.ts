import type { endpoints } from '@shop/contract/endpoints';
import type { SavedSiteImage, SiteImage, SiteImageHistoryEntry } from '@shop/contract/schemas';
import type { HttpClient, HttpRequest } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
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
  const withUndoKey = keyHeader(http, 'undoImageChange', 'undo');
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
    /** Feature `undo`. The latest entry first, at most 100. */
    history: (id: string, { signal }: CallOptions = {}): Promise<Listing<SiteImageHistoryEntry>> =>
      list('readImageHistory', 'site image change', readSiteImageHistoryEntry, {
        params: { id },
        signal,
      }),
    /**
     * Feature `undo`. Undoes one change of a site image for ten minutes. Rejects with `bad_transition` when it is too
     * late, or the same was changed since. Null when the response is empty.
     */
    undo: async (
      id: string,
      change: string,
      { signal, ...key }: CreateOptions = {},
    ): Promise<SiteImage | null> =>
      write('undoImageChange', image, {
        params: { id },
        json: { change },
        ...withUndoKey(key),
        signal,
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
