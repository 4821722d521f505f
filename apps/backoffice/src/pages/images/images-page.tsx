import Button from '@mui/material/Button';
import { IMAGE_TYPES } from '@shop/contract/constants';
import { addEditHistoryTexts } from '@shop/i18n/backoffice-edit-history';
import { ImagesIcon, PlusIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCount } from '../../features/resource-list/list-count.ts';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { useDialogParam } from '../../features/resource-list/use-dialog-param.ts';
import { NEW, paths } from '../../lib/paths.ts';
import { useShop } from '../../lib/shop-context.ts';
import { DeleteImageDialog, useDeleteImage } from './components/delete-image-dialog.tsx';
import { ImageSection } from './components/image-section.tsx';
import { ImageHistoryDialog } from './components/image-history-dialog.tsx';
import { ImageDialog } from './components/image-dialog.tsx';
import { SAMPLE_IMAGES } from './api/sample-images.ts';
import { numberImages, useImages, type NumberedImage } from './api/use-images.ts';

/**
 * `/admin/ImageManagement` (ADM-10): the home page's images by type; add, edit, reorder, delete.
 */
export function ImagesPage() {
  const { t, i18n } = useTranslation();
  addEditHistoryTexts(i18n);
  const { client } = useShop();
  const { request, images } = useImages();
  const { dialogParam, openDialog, closeDialog } = useDialogParam();
  const deletion = useDeleteImage();
  const [historyOf, setHistoryOf] = useState<NumberedImage>();
  const hasHistory = client.features().has('undo');
  const total = images?.length ?? 0;

  return (
    <>
      <PageHeading
        title={t('images.title')}
        count={listCount(images && { total }, (count) => t('images.count', { count }))}
      >
        <Button
          variant="contained"
          startIcon={<PlusIcon size={20} />}
          onClick={() => openDialog(NEW)}
        >
          {t('images.add')}
        </Button>
      </PageHeading>
      <UnreadableNotice
        unreadable={request.data?.unreadable}
        title={(count) => t('images.unreadable', { count })}
      />
      <ListLayout
        request={request}
        unreadable={request.data?.unreadable}
        page={images && { items: numberImages(images), page: 1, pageCount: 1, total }}
        pageHref={() => paths.ImageManagement}
        searchText=""
        samples={SAMPLE_IMAGES}
        empty={{
          icon: <ImagesIcon size={32} />,
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
              onEdit={({ id }) => openDialog(id)}
              onHistory={hasHistory ? setHistoryOf : undefined}
              onDelete={deletion.confirm}
            />
          ))
        }
      </ListLayout>
      <ImageDialog id={dialogParam} listed={images} onClose={closeDialog} />
      {historyOf && (
        <ImageHistoryDialog image={historyOf} onClose={() => setHistoryOf(undefined)} />
      )}
      <DeleteImageDialog deletion={deletion} />
    </>
  );
}
