import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readText, repositoryFiles, root } from './repository.ts';

const SRC = 'libs/ui/src/';
const src = `${root}/${SRC}`;
const door = readFileSync(`${src}index.ts`, 'utf8');

/** The folders whose modules the library's public door exports. */
const folders = [
  ...new Set([...door.matchAll(/from '\.\/([\w-]+\/)/g)].map(([, folder]) => folder)),
].map((folder) => dirname(`${folder}x`));

function storyOf(folder: string): string {
  const story = `${src}${folder}/${folder}.stories.tsx`;
  return existsSync(story) ? readFileSync(story, 'utf8') : '';
}

test('every exported component stands in a folder of its name, with its story beside it', () => {
  expect(folders.length).toBeGreaterThan(20);
  const without = folders.filter(
    (folder) => !existsSync(`${src}${folder}/${folder}.tsx`) || storyOf(folder) === '',
  );
  expect(without).toEqual([]);
});

test('every component’s story is titled UI/… and shows a playground first', () => {
  for (const folder of folders.filter((name) => name !== 'icons')) {
    expect(storyOf(folder), folder).toMatch(/title: 'UI\/[A-Z]\w+'/);
    expect(storyOf(folder), folder).toContain('export const Playground');
  }
});

test('every component of libs/ui is exported, or used by one that is', () => {
  const modules = globSync('**/*.tsx', { cwd: src }).filter((file) => !file.includes('.stories.'));
  const sources = modules.map((file) => readFileSync(`${src}${file}`, 'utf8')).join('\n') + door;
  const unused = readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'story-parts')
    .filter(({ name }) => !sources.includes(`/${name}.tsx'`));
  expect(unused).toEqual([]);
});

/** What the library offers: its public door's components and functions, and its icons. */
function offered(): string[] {
  const lists = [...door.matchAll(/export \{([^}]*)\}/g)].map(([, list = '']) => list);
  const icons = [...readText(`${SRC}icons/icons.tsx`).matchAll(/export const (\w+)/g)];
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  return [...names.filter((name) => /^\w+$/.test(name)), ...icons.map(([, icon = '']) => icon)];
}

/** Everything that ships from a folder, as one text. */
function shippedFrom(folder: RegExp): string {
  const files = repositoryFiles().filter(
    (file) => folder.test(file) && !/\.(?:stories|test)\.|\/icons\//.test(file),
  );
  return files.map(readText).join('\n');
}

test('everything that libs/ui offers is used by an app, or an icon by a component', () => {
  const apps = shippedFrom(/^apps\/.*\.tsx?$/);
  const parts = shippedFrom(/^libs\/ui\/src\/[\w-]+\/.*\.tsx$/);
  const isUsed = (name: string) =>
    new RegExp(`\\b${name}\\b`).test(name.endsWith('Icon') ? apps + parts : apps);
  const names = offered();
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

const PROPS = /export type (\w+Props) = [^{;]*\{\n([\s\S]*?)\n\}/g;
const UNTOLD = /(?<!\*\/)\n {2}(\w+)\??:/g;

test('every prop of a component is told in a doc comment, which Storybook shows', () => {
  const untold = folders.flatMap((folder) =>
    [...readFileSync(`${src}${folder}/${folder}.tsx`, 'utf8').matchAll(PROPS)].flatMap(
      ([, name, props]) => [...`\n${props}`.matchAll(UNTOLD)].map(([, prop]) => `${name}.${prop}`),
    ),
  );
  expect(untold).toEqual([]);
});
