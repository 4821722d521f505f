/** The functions of `navigator` that share a link. Each may be missing or reject. */
export type Sharing = {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

/** The share sheet was closed by the shopper, or is already open: no other way is tried. */
const FINAL_ERRORS = new Set(['AbortError', 'InvalidStateError']);

/**
 * Shares a link: with the system's share sheet, or else by copying it to the clipboard. Never rejects.
 * @returns `shown` when neither is possible and the page must display the link
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
      if (error instanceof DOMException && FINAL_ERRORS.has(error.name)) return 'shared';
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
