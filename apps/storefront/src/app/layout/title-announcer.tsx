import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@shop/ui';

/** Announces the page title to screen readers after a navigation, as a browser does when it loads a page. */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const updateTitle = () => setTitle(document.title);
    const observer = new MutationObserver(updateTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    // The live region must be empty first: screen readers announce only changes in it.
    const timer = setTimeout(updateTitle);
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
