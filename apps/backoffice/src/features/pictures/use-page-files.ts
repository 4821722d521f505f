import { useEffect, useRef, useState } from 'react';

/**
 * Takes files that are pasted or dropped anywhere on the page while the form is open, so that none
 * dropped beside its place opens in the form's stead.
 * @returns whether files are held over the page now
 */
export function usePageFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const take = (event: Event, files: FileList | undefined) => {
      if (!files || files.length === 0) return;
      event.preventDefault();
      latest.current([...files]);
    };
    document.addEventListener('paste', (event) => take(event, event.clipboardData?.files), options);
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      options,
    );
    document.addEventListener('dragleave', () => setOver(false), options);
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer?.files);
      },
      options,
    );
    return () => stop.abort();
  }, []);

  return isOver;
}
