import type { Rolldown } from 'vite';

/**
 * The chunk of a lazily imported module, by its absolute path, with every chunk it imports, and their
 * style sheets, each by its address. Throws when no chunk of the build holds it.
 */
export function filesOfRoute(
  bundle: Rolldown.OutputBundle,
  module: string,
): { scripts: string[]; styles: string[] } {
  const chunks = chunksOf(bundle, module);
  return {
    scripts: chunks.map(({ fileName }) => `/${fileName}`),
    styles: chunks
      .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
      .map((fileName) => `/${fileName}`),
  };
}

function chunksOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (route === undefined) throw new Error(`No chunk of this build is ${module}.`);
  const found = new Set([route]);
  for (const chunk of found) {
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return [...found];
}
