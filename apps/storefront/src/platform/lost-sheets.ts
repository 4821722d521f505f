/** Asks again for each of the page's own style sheets that was lost on its way; rejects when one still is. */
export async function fetchLostSheets({ styleSheets }: Document): Promise<void> {
  const links = [...styleSheets].flatMap((sheet) => {
    const { ownerNode, href } = sheet;
    const isLost = href?.startsWith(window.location.origin) && !isReadable(sheet);
    return isLost && ownerNode instanceof HTMLLinkElement ? ownerNode : [];
  });
  await Promise.all(links.map(fetchSheet));
}

function fetchSheet(lost: HTMLLinkElement): Promise<void> {
  const { rel, href, crossOrigin } = lost;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} could not be had`)));
    lost.replaceWith(link);
  });
}

function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}
