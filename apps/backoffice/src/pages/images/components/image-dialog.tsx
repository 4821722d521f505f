import type { SiteImage } from '@shop/contract/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundDialog } from '../../../components/not-found-dialog.tsx';
import { NEW, paths } from '../../../lib/paths.ts';
import { ImageForm } from './image-form.tsx';

export type ImageDialogProps = {
  /** The image to edit, or `NEW`; null closes the form. */
  id: string | null;
  /** The listed images; undefined while they load. */
  listed: readonly SiteImage[] | undefined;
  onClose: () => void;
};

/** The image form in the URL. */
export function ImageDialog({ id, listed, onClose }: ImageDialogProps) {
  if (id === null) return null;
  if (id === NEW) return <ImageForm onClose={onClose} />;
  return <EditImage key={id} id={id} listed={listed} onClose={onClose} />;
}

/** The form has the image with which it was opened, also when the list changes later. */
function EditImage({ id, listed, onClose }: ImageDialogProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<SiteImage>();
  const found = listed?.find((image) => image.id === id);
  if (!opened && found) setOpened(found);
  if (opened) return <ImageForm image={opened} onClose={onClose} />;
  if (!listed) return null;
  return (
    <NotFoundDialog
      title={t('images.notFound')}
      text={t('images.notFoundText')}
      listPath={paths.ImageManagement}
      listName={t('images.seeAll')}
      onClose={onClose}
    />
  );
}
