import type { Listing } from '@shop/api-client';
import type { SavedSiteImage, SiteImage } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useSave } from '../../../features/save/use-save.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { findCreatedImage } from './find-created-image.ts';
import { imageChange, type ImageValues } from './image-change.ts';
import { IMAGES } from './use-images.ts';
import { useUndoImageChange } from './use-undo-image-change.ts';

/** Creates or updates a site image (ADM-10), then invalidates the images. */
export function useSaveImage(image: SiteImage | undefined) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { optionsFor } = useUndoImageChange();
  return useSave({
    async send({ image_type, file }: ImageValues, options): Promise<SavedSiteImage | null> {
      if (image) {
        const change = imageChange(image, { image_type, file });
        return change ? client.images.update(image.id, change, options) : null;
      }
      if (!file) throw new TypeError('A new image needs a file.');
      return client.images.create({ image_type, image: file }, options);
    },
    resource: IMAGES,
    hasFiles: ({ file }) => file !== undefined,
    lookUp: image
      ? undefined
      : {
          before: listedIds,
          find: async ({ image_type }, before, options): Promise<SavedSiteImage | undefined> =>
            findCreatedImage((await client.images.list(options)).items, image_type, before),
        },
    onSuccess(saved) {
      if (!image) return announce(t('images.created'));
      const edited = { id: image.id, name: t(`imageTypes.${image.image_type}`) };
      return announce(t('images.updated'), optionsFor(edited, saved?.change_id));
    },
  });

  function listedIds(): ReadonlySet<string> | undefined {
    const data = queryClient.getQueryData<Listing<SiteImage>>([IMAGES, 'list']);
    return data && new Set(data.items.map(({ id }) => id));
  }
}
