import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isApiError } from '@shop/api-client';
import { IMAGE_TYPES } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';
import { ProductImage } from '@shop/ui';
import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { checkImageFiles } from '../../../features/images/image-signature.ts';
import { FilePreview } from '../../../features/images/file-preview.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { SaveNotice } from '../../../features/save/save-notice.tsx';
import { UnsavedChangesGuard } from '../../../features/unsaved-changes/unsaved-changes-guard.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { SaveButton } from '../../../components/save-button.tsx';
import { ImageFileField, type FileFieldError } from './image-file-field.tsx';
import { ImagePreview } from './image-preview.tsx';
import { useSaveImage } from '../api/use-save-image.ts';

export type ImageFormProps = {
  /** The image to edit; a new one without it. */
  image?: SiteImage | undefined;
  onClose: () => void;
};

const PREVIEW_WIDTH = 720;

/** The form of a site image (ADM-10): its type and its file, required for a new one. */
export function ImageForm({ image, onClose }: ImageFormProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const id = useId();
  const [type, setType] = useState(image?.image_type ?? 'banner');
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<FileFieldError>();
  const [isChecking, setChecking] = useState(false);
  const save = useSaveImage(image);
  const isBusy = save.isPending || isChecking;

  const saved = useRef(false);
  const isChanged = file !== undefined || type !== (image?.image_type ?? 'banner');
  const hasUnsavedChanges = useCallback(() => isChanged && !saved.current, [isChanged]);

  async function choose(files: readonly File[]) {
    if (files.length === 0) return;
    setChecking(true);
    const { accepted, rejected } = await checkImageFiles(files, () => 1);
    setChecking(false);
    setError(rejected[0]);
    if (accepted[0]) setFile(accepted[0]);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (!image && !file) {
      setError({ error: 'required' });
      return;
    }
    setError(undefined);
    save.mutate(
      { image_type: type, file },
      {
        onSuccess() {
          saved.current = true;
          onClose();
        },
        onError(failure) {
          const refused = isApiError(failure) && failure.fields?.image;
          if (file && refused) setError({ name: file.name, error: refused });
        },
      },
    );
  }

  return (
    <ResponsiveDialog
      open
      title={image ? t('images.editTitle') : t('images.create')}
      onClose={onClose}
      notice={
        <SaveNotice save={save}>
          {t('images.failed')} {t(`errors.${errorKey(save.error)}`)}
        </SaveNotice>
      }
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <SaveButton
            form={id}
            label={t('dialog.save')}
            isSaving={save.isPending}
            inactive={isBusy}
          />
        </>
      }
    >
      <Box component="form" sx={{ display: 'grid', gap: 4 }} id={id} onSubmit={submit} noValidate>
        <SelectField
          label={t('images.image_type')}
          value={type}
          onChange={({ target }) =>
            setType(IMAGE_TYPES.find((known) => known === target.value) ?? type)
          }
          options={IMAGE_TYPES.map((value) => ({ value, text: t(`imageTypes.${value}`) }))}
        />
        <ImagePreview type={type} isEmpty={!file && !image}>
          {file && <FilePreview file={file} alt={file.name} />}
          {!file && image && (
            <ProductImage
              src={client.imageUrl(image.image, PREVIEW_WIDTH)}
              alt={t('images.image')}
            />
          )}
        </ImagePreview>
        <ImageFileField
          label={image ? t('images.replace') : t('images.choose')}
          error={error}
          onFiles={(files) => void choose(files)}
        />
      </Box>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges} />
    </ResponsiveDialog>
  );
}
