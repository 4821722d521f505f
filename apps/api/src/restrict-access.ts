import { chmod } from 'node:fs/promises';

/**
 * Sets the mode of a file or folder that an older version created with access for other users. One that does not exist,
 * or that belongs to another user, is unchanged.
 */
export async function restrictAccess(path: string, mode: 0o600 | 0o700): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  });
}
