import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { APP_PAGE, readInlineSources } from '@shop/static-server';
import { checkApi } from './check-api.ts';
import { explainError } from './export-error.ts';
import { readExportOptions, type ExportOptions } from './export-options.ts';
import { configScript, exportedPage, exportedTemplate } from './exported-page.ts';
import {
  openOutputFolder,
  type Changes,
  type ExportedApp,
  type OutputFolder,
} from './output-folder.ts';

/** The app's page for a path that the app does not have. */
const NOT_FOUND_PAGE = '404.html';

export type Site = {
  app: ExportedApp;
  /** The folder of the build. */
  build: string;
  /** The folder with the rules of the hosts, whose files belong to the site. */
  hostFiles: string;
  /** Files of the build that the site does not have, or that `addPages` writes. */
  ignoredFiles?: readonly string[];
  /**
   * Writes further files and pages; without an `index.html` among them, it is the app's page.
   * @param appPage the HTML of the app's page
   */
  addPages?: (output: OutputFolder, options: ExportOptions, appPage: string) => Promise<void>;
};

/**
 * Exports a built app as a folder for a static host: its files, `config.js`, the rules of the hosts, and the app's
 * page as `index.html`, `app.html` and `404.html`. When it fails, the folder stays as it was.
 */
export async function exportSite(site: Site, options: ExportOptions): Promise<Changes> {
  const { config, out } = options;
  const output = await openOutputFolder(out, site.app);
  try {
    const ignored = new Set(['index.html', ...(site.ignoredFiles ?? [])]);
    for (const path of await listFiles(site.build)) {
      if (!ignored.has(path)) await output.write(path, await readFile(join(site.build, path)));
    }
    for (const path of await listFiles(site.hostFiles)) {
      await output.write(path, await readFile(join(site.hostFiles, path)));
    }
    await output.writeEditable('config.js', configScript(config));
    // GitHub Pages would leave out files whose names begin with an underscore.
    await output.write('.nojekyll', '');
    const index = exportedTemplate(await readFile(join(site.build, 'index.html'), 'utf8'), config);
    const page = exportedPage(index, config, await readInlineSources(site.build));
    await output.write(APP_PAGE.slice(1), page);
    await output.write(NOT_FOUND_PAGE, page);
    await site.addPages?.(output, options, page);
    if (!output.has('index.html')) await output.write('index.html', page);
    return await output.commit();
  } catch (error) {
    await output.discard();
    throw error;
  }
}

/** The files of a build without its manifest and its compressed copies, which `output.write` makes. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith(`.vite${sep}`));
}

/**
 * Runs an export from the command line and prints what it changed. When it fails it prints one sentence and
 * sets the exit code to 1.
 * @param readSite the site of these options
 */
export async function runExport(
  args: readonly string[],
  readSite: (options: ExportOptions) => Site,
): Promise<void> {
  const start = performance.now();
  try {
    const options = await readExportOptions(args, process.env.INIT_CWD ?? process.cwd());
    const site = readSite(options);
    const warning = await checkApi(options.config.apiUrl, options.origin);
    // The origin is the storefront's: whether the API server accepts the pages of the back office is not known.
    if (warning !== undefined && site.app === 'storefront') console.warn(warning);
    const { written, unchanged, removed } = await exportSite(site, options);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    console.log(
      `${options.out}: ${written} files written, ${unchanged} unchanged, ${removed} removed, in ${seconds} s.`,
    );
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
