import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Fonts that came after the first page was painted do not change it under the shopper's eyes
 * (`font-display: optional`): they are shown from the next page on, where all is drawn anew.
 */
export function LateFonts() {
  const { pathname } = useLocation();
  const first = useRef<string | undefined>(pathname);
  useEffect(() => {
    if (pathname === first.current || first.current === undefined) return;
    first.current = undefined;
    for (const face of facesOf(document)) void showFace(face);
  }, [pathname]);
  return null;
}

function facesOf({ styleSheets }: Document): CSSFontFaceRule[] {
  const rules = [...styleSheets].flatMap(rulesOf);
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('src').includes('url('));
}

/** A sheet that was lost on its way has no rules to be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The browser has given the sheet's own face up for this document; another of the same file it takes. */
async function showFace({ style }: CSSFontFaceRule): Promise<void> {
  const said = (name: string) => style.getPropertyValue(name);
  const face = new FontFace(said('font-family').replaceAll(/["']/g, ''), said('src'), {
    weight: said('font-weight'),
  });
  try {
    document.fonts.add(await face.load());
  } catch {
    // The page stays in the visitor's own faces.
  }
}
