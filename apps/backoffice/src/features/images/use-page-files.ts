import { useEffect, useRef, useState } from 'react';

/**
 * Handles files that are pasted or dropped anywhere on the page while the form is open: a file
 * dropped beside the drop zone must not replace the page.
 * @returns whether files are dragged over the page
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
    const addFiles = (event: Event, files: FileList | undefined) => {
      if (!files || files.length === 0) return;
      event.preventDefault();
      latest.current([...files]);
    };
    document.addEventListener(
      'paste',
      (event) => addFiles(event, event.clipboardData?.files),
      options,
    );
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
        addFiles(event, event.dataTransfer?.files);
      },
      options,
    );
    return () => stop.abort();
  }, []);

  return isOver;
}
