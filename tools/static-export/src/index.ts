export { ExportError } from './export-error.ts';
export type { ExportOptions } from './export-options.ts';
export { exportSite, runExport, type Site } from './export-site.ts';
export { exportedPage, exportedTemplate } from './exported-page.ts';
export { openOutputFolder, type OutputFolder } from './output-folder.ts';
