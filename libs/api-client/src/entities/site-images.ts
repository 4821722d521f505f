import type { ApiClient } from '../api-client.ts';
import { siteImageForm } from '../bodies/site-image-form.ts';
import type { Caller } from '../caller.ts';
import { readSiteImage } from '../readers/site-image.ts';

const ENTITY = 'site image';

type ShopperCalls = Pick<ApiClient, 'listBannerImages' | 'listRoundedImages'>;
type OwnerCalls = Pick<ApiClient, 'listImages' | 'createImage' | 'updateImage' | 'deleteImage'>;

/** A shopper's calls about site images. */
export function shopperSiteImageCalls({ base, list }: Caller): ShopperCalls {
  return {
    listBannerImages: ({ signal } = {}) =>
      list('listBannerImages', ENTITY, (value) => readSiteImage(value, base, 'banner'), { signal }),
    listRoundedImages: ({ signal } = {}) =>
      list('listRoundedImages', ENTITY, (value) => readSiteImage(value, base, 'rounded'), {
        signal,
      }),
  };
}

/** The owner's calls about site images. */
export function ownerSiteImageCalls({ base, list, write, tell, need }: Caller): OwnerCalls {
  const one = (value: unknown) => readSiteImage(value, base);

  return {
    listImages: ({ signal } = {}) => list('listImages', ENTITY, one, { signal }),
    createImage: async (draft, { signal } = {}) => {
      const form = siteImageForm(draft, (feature) => need('createImage', feature));
      return write('createImage', one, { form, signal });
    },
    updateImage: async (id, change, { signal } = {}) => {
      const form = siteImageForm(change, (feature) => need('updateImage', feature));
      return write('updateImage', one, { params: { id }, form, signal });
    },
    deleteImage: (id, { signal } = {}) => tell('deleteImage', { params: { id }, signal }),
  };
}
