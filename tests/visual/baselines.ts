import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';

const FOLDER = join(import.meta.dirname, 'baselines');
const BROWSER = join(FOLDER, 'browser.json');
const EXTENSION = '.webp';

/** Whether this run takes the new pictures over (`-u`). */
export function isUpdating({ updateSnapshots }: FullConfig): boolean {
  return updateSnapshots !== 'none';
}

/** The picture of before; undefined where there is none. */
export function readBaseline(name: string): Buffer | undefined {
  const path = join(FOLDER, name + EXTENSION);
  return existsSync(path) ? readFileSync(path) : undefined;
}

export function writeBaseline(name: string, picture: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name + EXTENSION), picture);
}

/** The names of all pictures that are kept. */
export function keptNames(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length));
}

/** Deletes every kept picture but those of these names. */
export function forgetOthers(names: readonly string[]): void {
  for (const name of keptNames().filter((kept) => !names.includes(kept))) {
    rmSync(join(FOLDER, name + EXTENSION));
  }
}

/** The version of Chromium that drew the kept pictures, such as 156.0.8078.79; undefined where none is noted. */
export function keptVersion(): string | undefined {
  if (!existsSync(BROWSER)) return undefined;
  const { chromium }: { chromium: string } = JSON.parse(readFileSync(BROWSER, 'utf8'));
  return chromium;
}

export function keepVersion(chromium: string): void {
  writeFileSync(BROWSER, `${JSON.stringify({ chromium }, undefined, 2)}\n`);
}
