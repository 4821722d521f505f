import type { ImageType } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { IMAGES } from './use-images.ts';

/** What the form holds; a new image has a file. */
export type ImageValues = { image_type: ImageType; file: File | undefined };

/** Adds a site image, or changes the one given (ADM-10), then reads the images again. */
export function useSaveImage(image: SiteImage | undefined) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    async mutationFn({ image_type, file }: ImageValues) {
      const change = { image_type, ...(file && { image: file }) };
      if (image) await client.updateImage(image.id, change);
      else if (file) await client.createImage({ image_type, image: file });
    },
    onSuccess() {
      announce(image ? t('images.updated') : t('images.created'));
      void queries.invalidateQueries({ queryKey: [IMAGES] });
    },
  });
}
