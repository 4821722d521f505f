import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of this checkout. */
export const root = resolve(import.meta.dirname, '../..');

/** Every file of the checkout that git tracks or would track, from the root. */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(resolve(root, path)));
}

/** The text of a file of the checkout. */
export function readText(path: string): string {
  return readFileSync(resolve(root, path), 'utf8');
}

/** Whether the file is hand-written text: no image, no font, no lockfile. */
export function isWritten(path: string): boolean {
  return (
    /\.(?:[cm]?[jt]sx?|css|html|json|md|ya?ml|sh)$|^\.ci\/run$/.test(path) &&
    path !== 'package-lock.json'
  );
}
