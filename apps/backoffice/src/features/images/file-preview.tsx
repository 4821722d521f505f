import Box from '@mui/material/Box';
import { useCallback } from 'react';

export type FilePreviewProps = { file: File; alt: string };

/** Previews a chosen file. */
export function FilePreview({ file, alt }: FilePreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return (
    <Box
      component="img"
      ref={show}
      sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
      alt={alt}
      draggable={false}
    />
  );
}
