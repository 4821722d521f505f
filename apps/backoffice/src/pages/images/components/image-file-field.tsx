import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import type { FieldCode } from '@shop/contract/error-codes';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../features/images/file-button.tsx';
import { imageErrorKey } from '../../../features/images/image-error-key.ts';

/** Why the image has no valid file, and the name of a refused one. Each failure is a new object. */
export type FileFieldError = { name?: string; error: FieldCode };

export type ImageFileFieldProps = {
  label: string;
  error: FileFieldError | undefined;
  onFiles: (files: File[]) => void;
};

/** Chooses the file of a site image. After an error it is scrolled into view and has the focus. */
export function ImageFileField({ label, error, onFiles }: ImageFileFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!error) return;
    input.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const isMissing = error !== undefined && error.name === undefined;
  const isRefused = error?.name !== undefined;
  return (
    <Stack ref={field} sx={{ gap: 4, scrollMarginBlock: 16 }}>
      {isRefused && (
        <Alert id={`${id}-error`} severity="error">
          {t('images.rejectedFile', {
            name: error.name,
            reason: t(imageErrorKey(error.error)),
          })}
        </Alert>
      )}
      <FileButton
        ref={input}
        label={label}
        describedBy={isRefused ? `${id}-error ${id}-note` : `${id}-note`}
        invalid={error !== undefined}
        onFiles={onFiles}
      />
      <div id={`${id}-note`}>
        {isMissing && <FormHelperText error>{t('images.required')}</FormHelperText>}
        <FormHelperText>{t('images.hint')}</FormHelperText>
      </div>
    </Stack>
  );
}
