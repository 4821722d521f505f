import { resolve } from 'node:path';
import { ExportError } from './export-error.ts';
import { runExport } from './export-site.ts';

/** Exports the back office, which has no rendered pages: `main.ts BUILD HOST_FILES [OPTIONS]`. */
const [build = 'dist', hostFiles = 'host-files', ...args] = process.argv.slice(2);

await runExport(args, ({ prerender }) => {
  if (prerender) throw new ExportError('The back office has no pages for --prerender.');
  return { app: 'backoffice', build: resolve(build), hostFiles: resolve(hostFiles) };
});
