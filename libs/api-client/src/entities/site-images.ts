import type { ImageType } from '@shop/contract/constants';
import type { ApiClient } from '../api-client.ts';
import { siteImageForm } from '../bodies/site-image-form.ts';
import type { Caller } from '../caller.ts';
import { readSiteImage } from '../readers/site-image.ts';
import type { Outgoing } from '../transport/transport.ts';

type SiteImageCalls = Pick<
  ApiClient,
  | 'listBannerImages'
  | 'listRoundedImages'
  | 'listImages'
  | 'createImage'
  | 'updateImage'
  | 'deleteImage'
>;

/** The calls about site images. */
export function siteImageCalls({ base, list, write, tell, need }: Caller): SiteImageCalls {
  const one = (value: unknown) => readSiteImage(value, base);
  const all = (name: keyof SiteImageCalls, outgoing: Outgoing, asked?: ImageType) =>
    list(name, 'site image', (value) => readSiteImage(value, base, asked), outgoing);

  return {
    listBannerImages: ({ signal } = {}) => all('listBannerImages', { signal }, 'banner'),
    listRoundedImages: ({ signal } = {}) => all('listRoundedImages', { signal }, 'rounded'),
    listImages: ({ signal } = {}) => all('listImages', { signal }),
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
