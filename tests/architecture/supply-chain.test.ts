import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository.ts';

/** Licences that allow the use in the shop and in its development, as SPDX identifiers. */
const ALLOWED_LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Zlib',
  // Fonts.
  'OFL-1.1',
  // The data of browser versions.
  'CC-BY-4.0',
  // Unchanged libraries: axe-core and Lightning CSS (development), libvips (loaded dynamically by sharp).
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);
/** Packages of an old format, whose licence is not in the lockfile; their own files name MIT. */
const MIT_OF_OLD_FORMAT = new Set(['busboy', 'dicer', 'humanize-number', 'only', 'streamsearch']);
/** Their install scripts are disabled by `allowScripts` in package.json, and for older versions of npm by `.npmrc`. */
const WITH_INSTALL_SCRIPT = ['esbuild'];

type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readText('package-lock.json'),
);
/** The packages of others. */
const dependencies = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
  .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...entry }));

const run = promisify(execFile);
type BillOfMaterials = {
  bomFormat: string;
  components: { name: string; purl: string; licenses?: unknown[] }[];
};

/** Whether an SPDX expression can be fulfilled with allowed licences. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => ALLOWED_LICENSES.has(license)));
}

test('each dependency has an allowed licence', () => {
  expect(dependencies.length).toBeGreaterThan(500);
  const others = dependencies
    .filter(({ name, license }) => license !== undefined || !MIT_OF_OLD_FORMAT.has(name))
    .filter(({ license = 'none' }) => !isAllowed(license))
    .map(({ name, license }) => `${name}: ${license}`);
  expect(others).toEqual([]);
});

test('a licence outside the list is found', () => {
  expect(isAllowed('(MIT OR GPL-3.0-only)')).toBe(true);
  for (const license of ['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'none']) {
    expect(isAllowed(license)).toBe(false);
  }
});

test('each dependency comes from the configured registry and is pinned by its hash', () => {
  const others = dependencies.filter(
    ({ resolved, integrity = '' }) => resolved !== undefined || !integrity.startsWith('sha512-'),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
  const lockfiles = repositoryFiles().filter((path) =>
    /(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/.test(
      path,
    ),
  );
  expect(lockfiles).toEqual(['package-lock.json']);
});

test('no dependency runs a script when it is installed', () => {
  const found = dependencies.filter(({ hasInstallScript }) => hasInstallScript === true);
  expect(found.map(({ name }) => name)).toEqual(WITH_INSTALL_SCRIPT);
  const { allowScripts }: { allowScripts: unknown } = JSON.parse(readText('package.json'));
  expect(allowScripts).toEqual(
    Object.fromEntries(WITH_INSTALL_SCRIPT.map((name) => [name, false])),
  );
  expect(readText('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('npm run sbom lists each package that runs in production, with its version and licence, as CycloneDX', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const { stdout } = await run('npm', ['run', '-s', 'sbom'], { cwd: root, maxBuffer: 50_000_000 });
  const { bomFormat, components }: BillOfMaterials = JSON.parse(stdout);
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  const missing = dependencies
    .filter(({ dev, optional, peer }) => !dev && !optional && !peer)
    .map(({ name, version }) => `pkg:npm/${name}@${version}`)
    .filter((purl) => !listed.has(purl));
  expect(bomFormat).toBe('CycloneDX');
  expect(components.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  const withoutLicense = components
    .filter(({ purl, licenses = [] }) => licenses.length === 0 && !purl.includes('/%40shop/'))
    .map(({ name }) => name);
  // docs/operations.md names them; each is for development only.
  expect(new Set(withoutLicense)).toEqual(MIT_OF_OLD_FORMAT);
  const inProduction = dependencies.filter(({ name, dev }) => !dev && MIT_OF_OLD_FORMAT.has(name));
  expect(inProduction).toEqual([]);
});
