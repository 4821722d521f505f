import { expect, test } from 'vitest';
import type { ComponentGuide } from '../../libs/ui/src/story-fixtures/component-guide.ts';
import { readText, repositoryFiles, root } from './repository.ts';

const files = repositoryFiles();
const guidePaths = files.filter((file) => file.endsWith('.guide.ts'));
const storyPaths = files.filter((file) => file.endsWith('.stories.tsx'));

/** The stories of a component; not those of a screen, or of the tokens. */
function isComponentStory(path: string): boolean {
  return /title: '(?:UI|Back office UI)\/(?!Theme')/.test(readText(path));
}

async function readGuide(path: string): Promise<ComponentGuide> {
  const module: Record<string, ComponentGuide> = await import(`${root}/${path}`);
  const [guide] = Object.values(module);
  if (guide === undefined) throw new Error(`${path} exports no guide`);
  return guide;
}

const guides = new Map<string, ComponentGuide>();
for (const path of guidePaths) guides.set(path, await readGuide(path));

test('the stories of every component show a guide', () => {
  const components = storyPaths.filter(isComponentStory);
  expect(components.length).toBeGreaterThan(45);
  const without = components.filter((path) => !/guide: \w+Guide\b/.test(readText(path)));
  expect(without).toEqual([]);
  expect(
    guidePaths.filter(
      (path) => !components.some((component) => readText(component).includes(fileOf(path))),
    ),
  ).toEqual([]);
});

/** The components of the back office that are a part of another one, which has the stories. */
const PARTS: Readonly<Record<string, string>> = { 'tooltip-trigger': 'hover-tooltip' };

test('every component of the back office has a story that shows it with a guide', () => {
  const folder = 'apps/backoffice/src/components/';
  const stories = storyPaths.filter(isComponentStory).map(readText);
  const components = files
    .filter((file) => file.startsWith(folder) && /\/[\w-]+\.tsx$/.test(file))
    .map((file) => file.slice(folder.length, -'.tsx'.length));
  expect(components.length).toBeGreaterThan(30);
  const without = components.filter((name) => {
    const shown = PARTS[name] ?? name;
    return !stories.some((story) => story.includes(`/${shown}.tsx'`));
  });
  expect(without).toEqual([]);
});

function fileOf(path: string): string {
  return `./${path.slice(path.lastIndexOf('/') + 1)}`;
}

test('every guide describes when to use the component, when not, what to do and what not', () => {
  const incomplete = [...guides].filter(([, { use, avoid, dos, donts }]) =>
    [use, avoid, dos, donts].some((rules) => rules.length === 0),
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

test('every guide has rules for texts, and each text in both languages', () => {
  const incomplete = [...guides].filter(
    ([, { content, screenReader }]) =>
      content.length === 0 ||
      [...content, ...screenReader].some(({ fr, en }) => fr === '' || en === ''),
  );
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

/** The name in the exporting module: `LanguageMenu` of `LanguageMenu as Menu`. */
function importedName(item: string): string {
  return item.trim().replace(/ as .*/, '');
}

/** The names that a folder of libs/ui exports. */
function exportsOf(folder: string): string[] {
  const entry = readText('libs/ui/src/index.ts');
  return [...entry.matchAll(/export \{([^}]*)\} from '\.\/([\w-]+)\//g)]
    .filter(([, , from]) => from === folder)
    .flatMap(([, list = '']) => list.split(',').map(importedName))
    .filter((name) => /^[A-Z]\w+$/.test(name));
}

/** The shipped sources of an app, with the modules of libs/app-kit that it imports. */
function sourcesOf(app: string): string {
  const own = sources(`apps/${app}/src/`);
  const kit = [
    ...own.matchAll(/import (?:type )?\{([^}]*)\} from '@shop\/app-kit[\w/-]*'/g),
  ].flatMap(([, list = '']) => list.split(',').map(importedName));
  const modules = files.filter(
    (file) =>
      file.startsWith('libs/app-kit/src/') &&
      file.endsWith('.tsx') &&
      kit.some((name) => new RegExp(`export function ${name}\\b`).test(readText(file))),
  );
  return [own, ...modules.map(readText)].join('\n');
}

function sources(folder: string): string {
  return files
    .filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file))
    .filter((file) => !/\.(?:stories|test|guide)\.|(?:story|component)-frame/.test(file))
    .map(readText)
    .join('\n');
}

function importsFromUi(source: string): Set<string> {
  const lists = [...source.matchAll(/import (?:type )?\{([^}]*)\}\s+from '@shop\/ui'/g)];
  return new Set(lists.flatMap(([, list = '']) => list.split(',').map(importedName)));
}

test('a guide of libs/ui names the apps that import the component', () => {
  const apps = [
    ['storefront', importsFromUi(sourcesOf('storefront'))],
    ['back office', importsFromUi(sourcesOf('backoffice'))],
  ] as const;
  const wrong = [...guides]
    .filter(([path]) => path.startsWith('libs/ui/'))
    .map(([path, { usedBy }]) => {
      const names = exportsOf(path.split('/').at(-2) ?? '');
      const actual = apps.flatMap(([app, imports]) =>
        names.some((name) => imports.has(name)) ? [app] : [],
      );
      return { path, usedBy: [...usedBy], actual };
    })
    .filter(({ usedBy, actual }) => usedBy.join() !== actual.join());
  expect(wrong).toEqual([]);
});
