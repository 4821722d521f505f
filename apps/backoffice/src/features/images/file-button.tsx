import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ImagesIcon, UploadIcon } from '@shop/ui';
import type { ChangeEvent, Ref } from 'react';

export type FileButtonProps = {
  label: string;
  /** Opens the camera in place of the gallery. */
  camera?: boolean;
  /** The id of the description below. */
  describedBy?: string | undefined;
  multiple?: boolean;
  invalid?: boolean;
  onFiles: (files: File[]) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
};

/** The input inside has the focus and the role. */
const LABEL = { role: undefined, tabIndex: -1 };

/** A button that opens the device's file chooser for images. */
export function FileButton(props: FileButtonProps) {
  const { label, camera = false, describedBy, multiple = false, invalid = false, ref } = props;

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    props.onFiles([...(target.files ?? [])]);
    // Allows the same file again after its removal.
    target.value = '';
  }

  return (
    <Button
      component="label"
      variant="outlined"
      {...LABEL}
      startIcon={camera ? <ImagesIcon size={20} /> : <UploadIcon size={20} />}
      sx={{ justifySelf: 'start' }}
    >
      {label}
      <Box
        component="input"
        ref={ref}
        type="file"
        accept="image/*"
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={handleChange}
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
      />
    </Button>
  );
}

/** Opens the camera; shown on touch screens. */
export function CameraButton(props: Pick<FileButtonProps, 'label' | 'onFiles'>) {
  return (
    <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'contents' } }}>
      <FileButton {...props} camera />
    </Box>
  );
}
