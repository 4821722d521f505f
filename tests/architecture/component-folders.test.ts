import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readText, repositoryFiles, root } from './repository.ts';

const SRC = 'libs/ui/src/';
const src = `${root}/${SRC}`;
const entry = readFileSync(`${src}index.ts`, 'utf8');

/** The folders whose modules the library exports. */
const folders = [
  ...new Set([...entry.matchAll(/from '\.\/([\w-]+\/)/g)].map(([, folder]) => folder)),
].map((folder) => dirname(`${folder}x`));

function storyOf(folder: string): string {
  const story = `${src}${folder}/${folder}.stories.tsx`;
  return existsSync(story) ? readFileSync(story, 'utf8') : '';
}

test('every exported component is in a folder of its name, with its story beside it', () => {
  expect(folders.length).toBeGreaterThan(20);
  const without = folders.filter(
    (folder) => !existsSync(`${src}${folder}/${folder}.tsx`) || storyOf(folder) === '',
  );
  expect(without).toEqual([]);
});

test('the stories of a component have the title UI/GROUP/… and start with a playground', () => {
  for (const folder of folders.filter((name) => name !== 'icons')) {
    expect(storyOf(folder), folder).toMatch(
      /title: 'UI\/(?:Actions|Fields|Feedback|Navigation|Layout|Commerce)\/[A-Z]\w+'/,
    );
    expect(storyOf(folder), folder).toContain('export const Playground');
  }
});

test('every component of libs/ui is exported, or used by one that is', () => {
  const modules = globSync('**/*.tsx', { cwd: src }).filter((file) => !file.includes('.stories.'));
  const sources = modules.map((file) => readFileSync(`${src}${file}`, 'utf8')).join('\n') + entry;
  const unused = readdirSync(src, { withFileTypes: true })
    .filter(
      (item) => item.isDirectory() && !/^(?:fonts|story-fixtures|token-stories)$/.test(item.name),
    )
    .filter(({ name }) => !sources.includes(`/${name}.tsx'`));
  expect(unused).toEqual([]);
});

/** The exports of the library: its components, functions and icons. */
function exportedNames(): string[] {
  const lists = [...entry.matchAll(/export \{([^}]*)\}/g)].map(([, list = '']) => list);
  const icons = ['icons', 'page-icons'].flatMap((name) => [
    ...readText(`${SRC}icons/${name}.tsx`).matchAll(/export const (\w+)/g),
  ]);
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  return [...names.filter((name) => /^\w+$/.test(name)), ...icons.map(([, icon = '']) => icon)];
}

/** The shipped sources of a folder, as one text. */
function sourcesOf(folder: RegExp): string {
  const files = repositoryFiles().filter(
    (file) => folder.test(file) && !/\.(?:stories|test)\.|\/icons\//.test(file),
  );
  return files.map(readText).join('\n');
}

test('every export of libs/ui is used by an app or libs/app-kit, or an icon by a component', () => {
  const apps = sourcesOf(/^(?:apps|libs\/app-kit)\/.*\.tsx?$/);
  const components = sourcesOf(/^libs\/ui\/src\/[\w-]+\/.*\.tsx$/);
  const isUsed = (name: string) =>
    new RegExp(`\\b${name}\\b`).test(name.endsWith('Icon') ? apps + components : apps);
  const names = exportedNames();
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

const PROPS = /export type (\w+Props) = [^{;]*\{\n([\s\S]*?)\n\}/g;
const WITHOUT_COMMENT = /(?<!\*\/)\n {2}(\w+)\??:/g;

test('every prop of a component has a doc comment, which Storybook shows', () => {
  const withoutComment = folders.flatMap((folder) =>
    [...readFileSync(`${src}${folder}/${folder}.tsx`, 'utf8').matchAll(PROPS)].flatMap(
      ([, name, props]) =>
        [...`\n${props}`.matchAll(WITHOUT_COMMENT)].map(([, prop]) => `${name}.${prop}`),
    ),
  );
  expect(withoutComment).toEqual([]);
});
