import Button from '@mui/material/Button';
import { IMAGE_TYPES } from '@shop/contract/constants';
import { PicturesIcon, PlusIcon } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { CardSkeletons } from '../../features/screen/card-skeletons.tsx';
import { ListFrame } from '../../features/screen/list-frame.tsx';
import { PageHeading } from '../../features/screen/page-heading.tsx';
import { useOpened } from '../../features/screen/use-opened.ts';
import { NEW, paths } from '../../platform/paths.ts';
import { DeleteImage, useDeleteImage } from './delete-image.tsx';
import { ImageSection } from './image-section.tsx';
import { ImageSheet } from './image-sheet.tsx';
import { numberImages, useImages } from './use-images.ts';

/** `/admin/ImageManagement` (ADM-10): the home page's images by their type; add, edit, order, delete. */
export function ImagesPage() {
  const { t } = useTranslation();
  const { request, images } = useImages();
  const { opened, open, close } = useOpened();
  const deletion = useDeleteImage();
  const total = images?.length ?? 0;

  return (
    <>
      <PageHeading title={t('images.title')} note={images && t('images.count', { count: total })}>
        <Button variant="contained" startIcon={<PlusIcon size={20} />} onClick={() => open(NEW)}>
          {t('images.add')}
        </Button>
      </PageHeading>
      <ListFrame
        request={request}
        page={images && { items: numberImages(images), page: 1, pageCount: 1, total }}
        hrefOfPage={() => paths.ImageManagement}
        searched=""
        skeleton={<CardSkeletons card="picture" />}
        empty={{
          icon: <PicturesIcon size={32} />,
          title: t('images.empty'),
          text: t('images.emptyText'),
        }}
      >
        {(numbered) =>
          IMAGE_TYPES.map((type) => (
            <ImageSection
              key={type}
              type={type}
              images={numbered.filter(({ image_type }) => image_type === type)}
              onEdit={({ id }) => open(id)}
              onDelete={deletion.ask}
            />
          ))
        }
      </ListFrame>
      <ImageSheet id={opened} listed={images} onClose={close} />
      <DeleteImage deletion={deletion} />
    </>
  );
}
