import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds a module with all that it imports as one script. Throws when the result is more than one file.
 * @param define the values, as JSON, of names in the code that it does not declare
 */
export async function buildScript(
  root: string,
  module: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, module) },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk');
  const [chunk] = chunks;
  if (chunk === undefined || chunks.length > 1) throw new Error(`${module} is not one script.`);
  return chunk.code.trim();
}
