const LONGEST_MS = 5_000;

/** Whether the server of the page answers, whatever it says: what failed then failed for another reason. */
export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
