import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { defineConfig, type Plugin } from 'vite';

const TSC = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
const DIST = join(import.meta.dirname, 'dist');

/**
 * Completes `dist` to an npm package: the declarations of this library and of the contract, which is
 * not published, the README and a package.json.
 */
function standalonePackage(): Plugin {
  return {
    name: 'shop:standalone-package',
    apply: 'build',
    async closeBundle() {
      const types = join(DIST, 'types');
      const project = join(import.meta.dirname, 'tsconfig.build.json');
      await promisify(execFile)(process.execPath, [TSC, '-p', project]);
      for (const file of await readdir(types, { recursive: true })) {
        if (!file.endsWith('.d.ts')) continue;
        const path = join(types, file);
        const contract = relative(dirname(path), join(types, 'contract/src')).replaceAll('\\', '/');
        const text = await readFile(path, 'utf8');
        await writeFile(path, text.replace(/@shop\/contract\/([\w-]+)/g, `${contract}/$1.ts`));
      }
      await cp(join(import.meta.dirname, 'README.md'), join(DIST, 'README.md'));
      await writeFile(join(DIST, 'package.json'), await packageJson());
    },
  };
}

/** The declarations need the types of ky and zod; the module itself includes its dependencies. */
async function packageJson(): Promise<string> {
  const dependencies = Object.fromEntries(
    await Promise.all([versionOf('ky', '.'), versionOf('zod', '../contract')]),
  );
  // ky needs this version, and so does `Promise.withResolvers`.
  const engines = { node: '>=22' };
  const description = {
    name: '@shop/api-client',
    version: '1.0.0',
    type: 'module',
    engines,
    sideEffects: false,
    exports: { '.': { types: './types/api-client/src/index.d.ts', default: './index.js' } },
    dependencies,
  };
  return `${JSON.stringify(description, undefined, 2)}\n`;
}

async function versionOf(name: string, library: string): Promise<[name: string, version: string]> {
  const text = await readFile(join(import.meta.dirname, library, 'package.json'), 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(text);
  return [name, dependencies[name] ?? '*'];
}

/** Bundles the library, ky and the used parts of the contract into one ES module for use outside this repository. */
export default defineConfig({
  plugins: [standalonePackage()],
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' },
    target: 'es2023',
    minify: false,
  },
});
