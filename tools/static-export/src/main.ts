import { resolve } from 'node:path';
import { runExport } from './export-site.ts';

/** Exports an app without rendered pages: `main.ts BUILD HOST_FILES [OPTIONS]`. */
const [build = 'dist', hostFiles = 'host-files', ...args] = process.argv.slice(2);

await runExport(args, () => ({ build: resolve(build), hostFiles: resolve(hostFiles) }));
