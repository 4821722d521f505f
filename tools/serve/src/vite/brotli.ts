import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const LEAST_BYTES = 1024;

/**
 * Puts a `.br` of the highest quality beside every text file of the build that it makes smaller.
 * index.html is left alone: it is filled as it is served.
 */
export function brotli(): Plugin {
  let folder = 'dist';
  return {
    name: 'shop:brotli',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      const work: Promise<void>[] = [];
      for await (const file of glob('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: folder })) {
        work.push(compressFile(join(folder, file)));
      }
      await Promise.all(work);
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < LEAST_BYTES) return;
  const small = await compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  if (small.length < plain.length) await writeFile(`${path}.br`, small);
}
