import { chmod } from 'node:fs/promises';

/**
 * Takes the access of other users to a file or folder of an older version. What does not exist, or belongs to another
 * user, stays as it is.
 */
export async function keepOthersOut(path: string, mode: 0o600 | 0o700): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  });
}
