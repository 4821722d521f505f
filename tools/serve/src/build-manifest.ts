import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Which files of a build its modules are in, each by its path from the site's root. */
type BuildFiles = { scripts: readonly string[]; styles: readonly string[] };

/** A build as its manifest tells it. */
export type Build = {
  /** The files some modules need, their imports' included; throws when the build knows no such module. */
  filesOf: (modules: readonly string[]) => BuildFiles;
  /** The text of one of its style sheets; throws when it has none there. */
  sheetAt: (path: string) => string;
};

/** Reads a build and the manifest that Vite writes of it (`build.manifest`); rejects when there is none. */
export async function readBuild(folder: string): Promise<Build> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const sheets = await readSheets(folder, manifest);
  return {
    filesOf: (modules) => filesOf(manifest, modules),
    sheetAt: (path) => {
      const sheet = sheets.get(path);
      if (sheet === undefined) throw new Error(`This build holds no ${path}.`);
      return sheet;
    },
  };
}

async function readSheets(folder: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = [...files].map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return [`/${file}`, text.trim()] as const;
  });
  return new Map(await Promise.all(texts));
}

function filesOf(manifest: Manifest, modules: readonly string[]): BuildFiles {
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
}
