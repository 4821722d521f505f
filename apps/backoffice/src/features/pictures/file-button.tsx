import { UploadIcon } from '@shop/ui';
import type { ChangeEvent } from 'react';
import styles from './file-button.module.css';

export type FileButtonProps = {
  label: string;
  /** Names the note below it, to be read with it. */
  describedBy?: string | undefined;
  multiple?: boolean;
  invalid?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that asks the device for pictures: its gallery or camera on a phone. */
export function FileButton(props: FileButtonProps) {
  const { label, describedBy, multiple = false, invalid = false, onFiles } = props;

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    target.value = '';
  }

  return (
    <label className={styles.button}>
      <UploadIcon size={20} />
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={multiple}
        className={styles.input}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={take}
      />
    </label>
  );
}
