/** Long enough for every browser to have read the file. */
const READ_MS = 60_000;

/** Hands a text to the browser as a file to keep. */
export function saveTextFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Firefox and Safari read the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
