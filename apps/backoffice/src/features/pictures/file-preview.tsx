import { LIMITS } from '@shop/contract/constants';
import { useCallback, useState } from 'react';
import type { FileFault } from './file-fault.ts';
import styles from './file-preview.module.css';

export type FilePreviewProps = {
  file: File;
  alt: string;
  /** Told when the file turns out to be no picture, or one of too many pixels. */
  onFault?: (fault: FileFault) => void;
};

/** Shows a chosen file as it will be sent. */
export function FilePreview({ file, alt, onFault }: FilePreviewProps) {
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
    <img
      ref={show}
      className={styles.preview}
      alt={alt}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth * naturalHeight > LIMITS.uploadPixels) onFault?.('too_big');
      }}
      onError={() => {
        setBroken(true);
        onFault?.('not_an_image');
      }}
    />
  );
}
