import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the section that the URL's hash names, and moves the focus to it. A browser does so only when it
 * loads a page, not for the links of the footer.
 */
export function useHashTarget(): void {
  // Each navigation has a location of its own, also one to the same section.
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [location]);
}
