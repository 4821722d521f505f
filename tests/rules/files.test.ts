import { describe, expect, test } from 'vitest';
import { isWritten, readText, repositoryFiles } from './repository.ts';

const files = repositoryFiles();
const written = files.filter(isWritten);

describe('the files of this repository', () => {
  test('have kebab-case names', () => {
    const plain = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
    const odd = files.filter(
      (file) =>
        !/^(?:README|LICENSE)(?:\.md)?$/.test(file) &&
        !file.split('/').every((part) => plain.test(part)),
    );
    expect(odd).toEqual([]);
  });

  test('say in their names what they hold', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|misc)(?:\.\w+)?(?:\/|$)/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });

  test('name no path of somebody’s machine', () => {
    const path = new RegExp(
      String.raw`(?<![\w.*})-])/(?:${['work', 'farm', 'tmp', 'root'].join('|')})/`,
    );
    expect(linesWith(path)).toEqual([]);
  });

  test('name no package registry: where packages come from is the machine’s affair', () => {
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

test('a package has one public door: no other file merely passes on what its neighbours export', () => {
  const doors = new Set(files.filter((file) => file.endsWith('package.json')).flatMap(doorsOf));
  const barrels = written.filter(
    (file) => /\.tsx?$/.test(file) && !doors.has(file) && isBarrel(readText(file)),
  );
  expect(barrels).toEqual([]);
});

describe('the lockfile', () => {
  const { packages }: { packages: Record<string, { resolved?: string; link?: boolean }> } =
    JSON.parse(readText('package-lock.json'));

  test('holds no download address', () => {
    const addresses = Object.values(packages).filter(
      ({ resolved, link }) => resolved !== undefined && link !== true,
    );
    expect(addresses).toEqual([]);
    expect(Object.keys(packages).length).toBeGreaterThan(100);
  });
});

test('the README is read in a minute: 100 lines at most', () => {
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

function doorsOf(manifest: string): string[] {
  const folder = manifest.slice(0, -'package.json'.length);
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(readText(manifest));
  return Object.values(exports).map((door) => folder + door.replace(/^\.\//, ''));
}

/** Passing on a library's export, to load it as a chunk of its own, is no barrel. */
function isBarrel(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const passedOn =
    /export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"]([^'"]+)['"];?/g;
  const sources = [...code.matchAll(passedOn)].map(([, from = '']) => from);
  return sources.some((from) => from.startsWith('.')) && code.replace(passedOn, '').trim() === '';
}
