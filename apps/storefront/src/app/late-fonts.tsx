import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { facesOfSheets, travelledFaces } from './fetched-faces.ts';

/**
 * Fonts that came after the first page was painted do not change it under the shopper's eyes
 * (`font-display: optional`): they are shown from the next page on, where all is drawn anew. Those of
 * a first view are fetched once the app has taken it over.
 */
export function LateFonts() {
  const { pathname } = useLocation();
  const first = useRef<string | undefined>(pathname);
  const travelled = useRef<FontFace[]>([]);

  useEffect(() => {
    travelled.current = travelledFaces(document);
    for (const face of travelled.current) void fetched(face);
  }, []);

  useEffect(() => {
    if (pathname === first.current || first.current === undefined) return;
    first.current = undefined;
    for (const face of [...facesOfSheets(document), ...travelled.current]) void show(face);
  }, [pathname]);
  return null;
}

async function show(face: FontFace): Promise<void> {
  if (await fetched(face)) document.fonts.add(face);
}

/** Whether the face could be had; the page stays in the visitor's own faces otherwise. */
async function fetched(face: FontFace): Promise<boolean> {
  try {
    await face.load();
    return true;
  } catch {
    return false;
  }
}
