import { PicturesIcon, UploadIcon } from '@shop/ui';
import type { ChangeEvent } from 'react';
import styles from './file-button.module.css';

export type FileButtonProps = {
  label: string;
  /** Asks the camera instead of the gallery, where there is one. */
  camera?: boolean;
  /** Names the note below it, to be read with it. */
  describedBy?: string | undefined;
  multiple?: boolean;
  invalid?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that asks the device for pictures: its gallery or camera on a phone. */
export function FileButton(props: FileButtonProps) {
  const { label, camera = false, describedBy, multiple = false, invalid = false } = props;

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    props.onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    target.value = '';
  }

  return (
    <label className={styles.button}>
      {camera ? <PicturesIcon size={20} /> : <UploadIcon size={20} />}
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        className={styles.input}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={take}
      />
    </label>
  );
}

/** The same for the camera at once; shown where a finger is the pointer. */
export function CameraButton(props: Pick<FileButtonProps, 'label' | 'onFiles'>) {
  return (
    <span className={styles.camera}>
      <FileButton {...props} camera />
    </span>
  );
}
