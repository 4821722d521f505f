import { describe, expect, test } from 'vitest';
import { isWritten, readText, repositoryFiles } from './repository.ts';

const files = repositoryFiles();
const written = files.filter(isWritten);

describe('the files of this repository', () => {
  test('have kebab-case names', () => {
    const kebabCase = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
    /** Names that tools and static hosts expect. */
    const expected =
      /^(?:README|LICENSE|CONTRIBUTING|CHANGELOG|SECURITY|Dockerfile)(?:\.md)?$|\/(?:README\.md|Caddyfile|_headers|_redirects)$/;
    const others = files.filter(
      (file) => !expected.test(file) && !file.split('/').every((part) => kebabCase.test(part)),
    );
    expect(others).toEqual([]);
  });

  test('are named after their content, not utils, helpers or misc', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|misc)(?:\.\w+)?(?:\/|$)/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });

  test('contain no path of a person’s machine', () => {
    const path = new RegExp(
      String.raw`(?<![\w.*})-])/(?:${['work', 'farm', 'tmp', 'root'].join('|')})/`,
    );
    expect(linesWith(path)).toEqual([]);
  });

  test('contain no package registry’s host: the registry is configured on the machine', () => {
    const hosts = [
      'registry.npmjs',
      'registry.yarnpkg',
      'npm.pkg.github',
      'deb.debian',
      'security.debian',
    ];
    expect(
      linesWith(new RegExp(hosts.map((host) => host.replace('.', String.raw`\.`)).join('|'))),
    ).toEqual([]);
  });
});

test('a package has one entry: no other file is a barrel', () => {
  const entries = new Set(files.filter((file) => file.endsWith('package.json')).flatMap(entriesOf));
  const barrels = written.filter(
    (file) => /\.tsx?$/.test(file) && !entries.has(file) && isBarrel(readText(file)),
  );
  expect(barrels).toEqual([]);
});

describe('the lockfile', () => {
  const { packages }: { packages: Record<string, { resolved?: string; link?: boolean }> } =
    JSON.parse(readText('package-lock.json'));

  test('contains no download URL', () => {
    const downloads = Object.values(packages).filter(
      ({ resolved, link }) => resolved !== undefined && link !== true,
    );
    expect(downloads).toEqual([]);
    expect(Object.keys(packages).length).toBeGreaterThan(100);
  });
});

test('the README has at most 100 lines', () => {
  const readme = files.includes('README.md') ? readText('README.md') : '';
  expect(readme.split('\n').length - 1).toBeLessThanOrEqual(100);
});

function linesWith(pattern: RegExp): string[] {
  return written
    .filter((file) => !import.meta.filename.endsWith(file))
    .flatMap((file) =>
      readText(file)
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
}

function entriesOf(manifest: string): string[] {
  const folder = manifest.slice(0, -'package.json'.length);
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(readText(manifest));
  return Object.values(exports).map((entry) => folder + entry.replace(/^\.\//, ''));
}

/** A module that re-exports only from libraries is no barrel: it is a chunk for a lazy import. */
function isBarrel(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const reExports =
    /export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"]([^'"]+)['"];?/g;
  const sources = [...code.matchAll(reExports)].map(([, from = '']) => from);
  return sources.some((from) => from.startsWith('.')) && code.replace(reExports, '').trim() === '';
}
