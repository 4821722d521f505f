import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository.ts';

/** The modules that each module imports: statically, as types only, or by `import()`. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const STATEMENT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

function importGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const modules = files.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
  const known = new Set(modules);
  return new Map(
    modules.map((file) => [
      file,
      [...read(file).matchAll(STATEMENT)]
        .map(([, from = '']) => join(dirname(file), from))
        .filter((target) => known.has(target)),
    ]),
  );
}

/** The import loops: each a path whose last module is its first one. At most one for each module. */
function importLoops(graph: ImportGraph): string[] {
  const finished = new Set<string>();
  const path: string[] = [];
  const loops: string[] = [];

  function visit(file: string): void {
    const start = path.indexOf(file);
    if (start !== -1) loops.push([...path.slice(start), file].join(' → '));
    if (start !== -1 || finished.has(file)) return;
    path.push(file);
    for (const target of graph.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  }

  for (const file of graph.keys()) visit(file);
  return loops;
}

test('no modules import each other, not even as types or by import()', () => {
  const graph = importGraph(repositoryFiles(), readText);
  expect([...graph.values()].flat().length).toBeGreaterThan(1000);
  expect(importLoops(graph)).toEqual([]);
});

describe('an import loop is found', () => {
  const loopsOf = (sources: Record<string, string>) =>
    importLoops(importGraph(Object.keys(sources), (file) => sources[file] ?? ''));

  test.each([
    ["import { b } from './b.ts';", "import { a } from '../lib/a.ts';"],
    ["import type { B } from './b.ts';", "export type { A } from './a.ts';"],
    ["const b = import('./b.ts');", "import { type A } from './a.ts';"],
    ["const b = import(\n  './b.ts'\n);", "import './a.ts';"],
  ])('of %s and %s', (a, b) => {
    expect(loopsOf({ 'lib/a.ts': a, 'lib/b.ts': b })).toEqual(['lib/a.ts → lib/b.ts → lib/a.ts']);
  });

  test('of three modules and of one', () => {
    expect(
      loopsOf({
        'a.ts': "import './b.ts';",
        'b.ts': "import './c.ts';\nimport './b.ts';",
        'c.ts': "import './a.ts';",
      }),
    ).toEqual(['a.ts → b.ts → c.ts → a.ts', 'b.ts → b.ts']);
  });

  test('but not of two ways to one module', () => {
    expect(
      loopsOf({
        'a.ts': "import './b.ts';\nimport './c.ts';",
        'b.ts': "import './c.ts';",
        'c.ts': '',
      }),
    ).toEqual([]);
  });
});
