/**
 * The faces that the page's own sheets fetch, each as one the document does not show yet: the browser
 * has given the sheet's own up for this document, another of the same file it takes.
 */
export function facesOfSheets({ styleSheets }: Document): FontFace[] {
  return [...styleSheets].flatMap(facesOf);
}

/** The faces that a first view names beside its style, so that none was fetched before its picture. */
export function travelledFaces(page: Document): FontFace[] {
  const json = page.getElementById('shop-later')?.textContent;
  if (!json) return [];
  const { faces }: { faces: string } = JSON.parse(json);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces);
  return facesOf(sheet);
}

function facesOf(sheet: CSSStyleSheet): FontFace[] {
  return rulesOf(sheet)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('src').includes('url('))
    .map(({ style }) => toFace(style));
}

/** A sheet that was lost on its way has no rules to be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function toFace(style: CSSStyleDeclaration): FontFace {
  const said = (name: string) => style.getPropertyValue(name);
  return new FontFace(said('font-family').replaceAll(/["']/g, ''), said('src'), {
    weight: said('font-weight'),
  });
}
