import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { Comparison } from './compare-pictures.ts';

/** Where the report and its pictures are written. */
export const REPORT = join(import.meta.dirname, '../../.reports/visual');

/** The kind of annotation that tells the report of a picture. */
export const IN_REPORT = 'picture';

/** A picture that is not as before. */
export type Changed = {
  name: string;
  before: Buffer | undefined;
  after: Buffer;
  found: Comparison | undefined;
  /** Whether another version of the browser may have drawn it so. */
  isForgiven: boolean;
};

/** What the report says of it; the pictures' file names follow from its name. */
export type ReportEntry = {
  name: string;
  share: number | null;
  isNew: boolean;
  isForgiven: boolean;
};

/** Writes a changed picture, what it was before and the difference where the report shows them. */
export function keepForReport(info: TestInfo, changed: Changed): void {
  const { name, before, after, found, isForgiven } = changed;
  mkdirSync(REPORT, { recursive: true });
  if (before) writeFileSync(join(REPORT, `${name}.before.webp`), before);
  writeFileSync(join(REPORT, `${name}.after.webp`), after);
  if (found) writeFileSync(join(REPORT, `${name}.difference.webp`), found.difference);
  const share = found?.share ?? null;
  const entry: ReportEntry = { name, share, isNew: before === undefined, isForgiven };
  info.annotations.push({ type: IN_REPORT, description: JSON.stringify(entry) });
}
