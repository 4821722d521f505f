import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** A client build, as Vite's manifest describes it. */
export type Build = {
  /** The URLs of the modules' chunks with all they import, and of their style sheets. Throws for an unknown module. */
  filesOf: (modules: readonly string[]) => { scripts: string[]; styles: string[] };
  /** The text of a style sheet, by its URL; throws for an unknown one. */
  readStyle: (href: string) => string;
  /** The texts of the inline scripts: one for the head, and the loader, a module for the end of the body. */
  inlineScripts: { recordClicks: string; loader: string };
};

const RECORD_CLICKS = 'src/lib/hydration/record-clicks.ts';
const LOADER = 'src/lib/hydration/loader.ts';

/** Reads the manifest of the build in `folder`; rejects without one. */
export async function readBuild(folder: string): Promise<Build> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const styles = await readStyles(folder, manifest);
  const readScript = async (module: string) => {
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`This build has no ${module}.`);
    return (await readFile(join(folder, chunk.file), 'utf8')).trim();
  };
  return {
    inlineScripts: {
      recordClicks: await readScript(RECORD_CLICKS),
      loader: await readScript(LOADER),
    },
    filesOf: (modules) => filesOf(manifest, modules),
    readStyle: (href) => {
      const style = styles.get(href);
      if (style === undefined) throw new Error(`This build has no ${href}.`);
      return style;
    },
  };
}

async function readStyles(folder: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = [...files].map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return [`/${file}`, text.trim()] as const;
  });
  return new Map(await Promise.all(texts));
}

function filesOf(manifest: Manifest, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (module: string) => {
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`This build has no ${module}.`);
    const script = `/${chunk.file}`;
    if (scripts.has(script)) return;
    scripts.add(script);
    // A chunk's own style sheets follow those of the chunks it imports, as in Vite's order.
    for (const imported of chunk.imports ?? []) add(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  for (const module of modules) add(module);
  return { scripts: [...scripts], styles: [...styles] };
}
