import type { ImageType } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { IMAGES } from './use-images.ts';

/** The form's values; a new image has a file. */
export type ImageValues = { image_type: ImageType; file: File | undefined };

/** Creates or updates a site image (ADM-10), then invalidates the images. */
export function useSaveImage(image: SiteImage | undefined) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    async mutationFn({ image_type, file }: ImageValues) {
      const change = { image_type, ...(file && { image: file }) };
      if (image) await client.images.update(image.id, change);
      else if (file) await client.images.create({ image_type, image: file });
    },
    onSuccess() {
      announce(image ? t('images.updated') : t('images.created'));
      void queryClient.invalidateQueries({ queryKey: [IMAGES] });
    },
  });
}
