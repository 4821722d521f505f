import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@shop/ui';

/** Tells screen readers the title of each page that follows, as a browser does for one it loads. */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const tell = () => setTitle(document.title);
    const observer = new MutationObserver(tell);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    // The region stands empty for a moment first: only what changes in it is read out.
    const timer = setTimeout(tell);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <VisuallyHidden>
      <output>{title}</output>
    </VisuallyHidden>
  );
}
