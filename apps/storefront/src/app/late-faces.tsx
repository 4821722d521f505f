import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptTexts } from '../platform/texts-context.ts';
import { areFacesShown, fetchFaces, showFaces } from './faces.ts';

/**
 * Faces that came after the first page was painted do not change it under the shopper's eyes: they
 * are shown from the next page on, where all is drawn anew.
 */
export function LateFaces() {
  const { pathname } = useLocation();
  const texts = useKeptTexts();
  const first = useRef(pathname);
  const fetched = useRef(false);

  useEffect(() => {
    if (areFacesShown(document)) return;
    const fetchAll = async () => {
      await fetchFaces(document, texts);
      fetched.current = true;
    };
    fetchAll().catch(keepStandIns);
  }, [texts]);

  useEffect(() => {
    if (pathname !== first.current && fetched.current) showFaces(document);
  }, [pathname]);
  return null;
}

/** Without the shop's own faces it is read in the visitor's: nothing to tell anyone. */
function keepStandIns() {}
