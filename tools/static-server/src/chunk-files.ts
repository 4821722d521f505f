import type { Rolldown } from 'vite';

/**
 * The URLs of a module's chunk with every chunk it imports, the module's own first, and of their style
 * sheets. Throws when the module, by its absolute path, has no chunk.
 */
export function chunkFiles(
  bundle: Rolldown.OutputBundle,
  module: string,
): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (entry === undefined) throw new Error(`No chunk of this build is ${module}.`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(`/${chunk.fileName}`)) return;
    scripts.add(`/${chunk.fileName}`);
    // In Vite's order: a chunk's own style sheets follow those of the chunks it imports.
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      if (imported?.type === 'chunk') add(imported);
    }
    for (const fileName of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${fileName}`);
  };
  add(entry);
  return { scripts: [...scripts], styles: [...styles] };
}
