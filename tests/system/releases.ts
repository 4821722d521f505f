import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveApp } from './serve-app.ts';

const APP = resolve(import.meta.dirname, '../../apps/storefront');

/** The storefront at one address, as it is deployed there time and again. */
export type Releases = {
  url: string;
  /**
   * Puts the same build in place of the one before, every file of its assets under a name of its
   * own, and nothing under the old ones.
   * @param without the chunk that is left out, by the beginning of its name
   */
  deploy: (release: string, without?: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Serves copies of the built storefront, with first views as shoppers get them, on one port. */
export async function startReleases(apiUrl: string): Promise<Releases> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const serve = async (port: string, release: string, without?: string) => {
    const place = join(folder, release);
    await build(place, release, without);
    return serveApp('storefront', apiUrl, {
      folder: join(place, 'dist'),
      port,
      render: join(place, 'dist-server/entry-server.js'),
    });
  };
  let served = await serve('0', 'first');
  const { url } = served;
  return {
    url,
    async deploy(release, without) {
      await served.close();
      served = await serve(new URL(url).port, release, without);
    },
    async close() {
      await served.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Another build of the same code, as far as a browser can tell. */
async function build(folder: string, release: string, without?: string): Promise<void> {
  await cp(join(APP, 'dist'), join(folder, 'dist'), { recursive: true });
  await cp(join(APP, 'dist-server'), join(folder, 'dist-server'), { recursive: true });
  const assets = join(folder, 'dist/assets');
  const files = await readdir(assets);
  // What was compressed tells of the old names.
  await Promise.all(
    files.filter((file) => file.endsWith('.br')).map((file) => rm(join(assets, file))),
  );
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = [
    join(folder, 'dist/index.html'),
    join(folder, 'dist/.vite/manifest.json'),
    ...scripts.map((file) => join(assets, file)),
  ];
  for (const path of texts) {
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      scripts.reduce((old, file) => old.replaceAll(file, named(file, release)), text),
    );
  }
  for (const file of scripts) {
    if (without !== undefined && file.startsWith(without)) await rm(join(assets, file));
    else await rename(join(assets, file), join(assets, named(file, release)));
  }
}

function named(file: string, release: string): string {
  return file.replace(/\.js$/, `-${release}.js`);
}
