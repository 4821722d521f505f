import type { SiteImage } from '@shop/contract/schemas';
import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { GoneNotice } from '../../features/screen/gone-notice.tsx';
import { Sheet } from '../../features/screen/sheet.tsx';
import { NEW, paths } from '../../platform/paths.ts';
import { ImageForm } from './image-form.tsx';

export type ImageSheetProps = {
  /** The image to edit, or `NEW`; null shows no form. */
  id: string | null;
  /** The images at hand; undefined while they are on their way. */
  listed: readonly SiteImage[] | undefined;
  onClose: () => void;
};

/** The image form that the address names. */
export function ImageSheet({ id, listed, onClose }: ImageSheetProps) {
  if (id === null) return null;
  if (id === NEW) return <ImageForm onClose={onClose} />;
  return <EditedImage key={id} id={id} listed={listed} onClose={onClose} />;
}

/** Once had, the image stays as it was, whatever the list does below the form. */
function EditedImage({ id, listed, onClose }: ImageSheetProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<SiteImage>();
  const found = listed?.find((image) => image.id === id);
  if (!opened && found) setOpened(found);
  if (opened) return <ImageForm image={opened} onClose={onClose} />;
  if (!listed) return null;
  return (
    <Sheet open title={t('images.editTitle')} onClose={onClose}>
      <GoneNotice
        title={t('images.gone')}
        listPath={paths.ImageManagement}
        listName={t('images.seeAll')}
      />
    </Sheet>
  );
}
