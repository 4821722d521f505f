import { useCallback } from 'react';
import styles from './file-preview.module.css';

/** Shows a chosen file as it will be sent. */
export function FilePreview({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return <img ref={show} className={styles.preview} alt={alt} />;
}
