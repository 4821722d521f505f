import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository.ts';

const THEN = /\bimport\(\s*'[^']+'\s*\)\s*\.then\(/;

test('ADR 0114: the apps await a dynamic import, because Vite moves its `then` behind the files that it needs', () => {
  const sources = repositoryFiles().filter((file) =>
    /^(?:apps\/(?:backoffice|storefront)|libs)\/(?:.*\/)?src\/.*\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => THEN.test(readText(file)))).toEqual([]);
});
