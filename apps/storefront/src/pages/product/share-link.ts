/** What a browser may offer to pass a link on with; any of it may be missing or refuse. */
export type Sharing = {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

/** A sheet that was closed, or one that was open already: the shopper had their say. */
const SETTLED = new Set(['AbortError', 'InvalidStateError']);

/**
 * Passes a link on: by the system's share sheet where there is one, else into the clipboard. Never
 * rejects: `shown` asks the page to show the link, since neither could be had.
 */
export async function shareLink(
  browser: Sharing,
  link: { title: string; url: string },
): Promise<'shared' | 'copied' | 'shown'> {
  if (browser.share) {
    try {
      await browser.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && SETTLED.has(error.name)) return 'shared';
    }
  }
  try {
    if (!browser.clipboard) return 'shown';
    await browser.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
