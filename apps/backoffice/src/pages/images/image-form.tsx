import Button from '@mui/material/Button';
import { IMAGE_TYPES } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';
import { ProductPicture } from '@shop/ui';
import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { fileFault, type FileFault } from '../../features/pictures/file-fault.ts';
import { FileButton } from '../../features/pictures/file-button.tsx';
import { FilePreview } from '../../features/pictures/file-preview.tsx';
import { Sheet } from '../../features/screen/sheet.tsx';
import { LeaveGuard } from '../../features/unsaved/leave-guard.tsx';
import { ChoiceEntry } from '../../platform/choice-entry.tsx';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { SteadyButton } from '../../platform/steady-button.tsx';
import styles from './image-form.module.css';
import { ImagePreview } from './image-preview.tsx';
import { useSaveImage } from './use-save-image.ts';

export type ImageFormProps = {
  /** The image to edit; without one, a new one. */
  image?: SiteImage | undefined;
  onClose: () => void;
};

const PREVIEW_WIDTH = 640;

/** The modal form of a site image (ADM-10): its type and its picture, required for a new one. */
export function ImageForm({ image, onClose }: ImageFormProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const id = useId();
  const [type, setType] = useState(image?.image_type ?? 'banner');
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<FileFault | 'required'>();
  const save = useSaveImage(image);

  const saved = useRef(false);
  const isChanged = file !== undefined || type !== (image?.image_type ?? 'banner');
  const isUnsaved = useCallback(() => isChanged && !saved.current, [isChanged]);

  function choose([chosen]: File[]) {
    if (!chosen) return;
    const wrong = fileFault(chosen);
    setFault(wrong);
    if (!wrong) setFile(chosen);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    if (!image && !file) {
      setFault('required');
      return;
    }
    const onSuccess = () => {
      saved.current = true;
      onClose();
    };
    save.mutate({ image_type: type, file }, { onSuccess });
  }

  return (
    <Sheet
      open
      title={image ? t('images.editTitle') : t('images.create')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <SteadyButton type="submit" form={id} variant="contained" inactive={save.isPending}>
            {save.isPending ? t('pleaseWait') : t('dialog.save')}
          </SteadyButton>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {save.error && (
          <Message tone="problem">
            {t('images.failed')} {t(`errors.${failureKey(save.error)}`)}
          </Message>
        )}
        <ChoiceEntry
          label={t('images.image_type')}
          value={type}
          onChange={({ target }) =>
            setType(IMAGE_TYPES.find((known) => known === target.value) ?? type)
          }
          choices={IMAGE_TYPES.map((value) => ({ value, text: t(`imageTypes.${value}`) }))}
        />
        <ImagePreview type={type}>
          {file && <FilePreview file={file} alt={file.name} />}
          {!file && image && (
            <ProductPicture
              src={client.pictureUrl(image.image, PREVIEW_WIDTH)}
              alt={t('images.image')}
            />
          )}
        </ImagePreview>
        <FileButton
          label={image ? t('images.replace') : t('images.choose')}
          describedBy={`${id}-note`}
          invalid={fault !== undefined}
          onFiles={choose}
        />
        <p id={`${id}-note`} className={fault ? styles.fault : styles.hint}>
          {fault ? t(FAULTS[fault]) : t('images.hint')}
        </p>
      </form>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Sheet>
  );
}

const FAULTS = {
  required: 'images.required',
  not_an_image: 'fieldErrors.not_an_image',
  too_big: 'errors.too_large',
} as const;
