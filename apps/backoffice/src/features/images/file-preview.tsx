import Box from '@mui/material/Box';
import { LIMITS } from '@shop/contract/constants';
import { useCallback, useState, type SyntheticEvent } from 'react';
import type { FileError } from './validate-files.ts';

export type FilePreviewProps = {
  file: File;
  alt: string;
  /** The browser cannot decode the file, or the image has too many pixels. */
  onError?: (error: FileError) => void;
};

/** Previews a chosen file. */
export function FilePreview({ file, alt, onError }: FilePreviewProps) {
  const [isBroken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  if (isBroken) return null;
  return (
    <Box
      component="img"
      ref={show}
      sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
      alt={alt}
      draggable={false}
      onLoad={({
        currentTarget: { naturalWidth, naturalHeight },
      }: SyntheticEvent<HTMLImageElement>) => {
        if (naturalWidth * naturalHeight > LIMITS.uploadPixels) onError?.('too_big');
      }}
      onError={() => {
        setBroken(true);
        onError?.('not_an_image');
      }}
    />
  );
}
