import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Which files of a build its modules are in. */
export type BuildFiles = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Reads the manifest that Vite writes (`build.manifest`) and answers which files some modules need,
 * their imports' included, each path from the site's root. Rejects when there is none; the answer
 * throws when the build knows no such module.
 */
export async function readManifest(
  folder: string,
): Promise<(modules: readonly string[]) => BuildFiles> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  return (modules) => {
    const wanted = new Set(modules);
    const scripts: string[] = [];
    const styles = new Set<string>();
    for (const module of wanted) {
      const chunk = manifest[module];
      if (chunk === undefined) throw new Error(`This build holds no ${module}.`);
      scripts.push(`/${chunk.file}`);
      for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
      for (const imported of chunk.imports ?? []) wanted.add(imported);
    }
    return { scripts, styles: [...styles] };
  };
}
