/** An error that the user can fix. Only its message is printed: one sentence that names what to do. */
export class ExportError extends Error {}

/** Explains an error of an export in one sentence; an unexpected error keeps its stack trace. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ExportError) return error.message;
  const path = 'path' in error ? String(error.path) : 'the folder';
  switch ('code' in error ? error.code : undefined) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full: free some space, then export again. The old folder has not changed.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${path} cannot be written: choose another --out, or give this user the right to write there.`;
    case 'EXDEV':
      return '--out is a disk of its own: choose a folder inside it.';
    default:
      return error.stack ?? error.message;
  }
}
