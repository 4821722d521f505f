import { describe, expect, test } from 'vitest';
import { isWritten, readText, repositoryFiles } from './repository.ts';
import { RETIRED_NAMES } from './retired-names.ts';

const ITSELF = /^tests\/architecture\/retired-names/;
const files = repositoryFiles().filter(
  (file) => !ITSELF.test(file) && !file.startsWith('docs/adr/'),
);
const sources = files.filter((file) => isWritten(file) && /\.(?:[cm]?[jt]sx?|css)$/.test(file));

/** A name as its words in lower case: `orderIntent` and `ORDER_INTENT` both give `order-intent`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1-')
    .replaceAll(/[_$.]+/g, '-')
    .replace(/^-+/, '')
    .toLowerCase();
}

/** The code of a module without comments and without the content of strings. */
function codeOf(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<![:'"`\w])\/\/.*$/gm, '')
    .replaceAll(/(['"])(?:(?!\1)[^\\\n]|\\.)*\1/g, '""')
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``');
}

function retiredFileNames(): string[] {
  return files.flatMap((file) =>
    file
      .split('/')
      .map((part) => part.replace(/\..*$/, ''))
      .filter((part) => Object.hasOwn(RETIRED_NAMES, wordsOf(part)))
      .map((part) => `${file}: ${RETIRED_NAMES[wordsOf(part)]} instead of ${part}`),
  );
}

function retiredIdentifiers(source: string): string[] {
  const names = new Set(codeOf(source).match(/[\p{L}_$][\p{L}\d_$]*/gu));
  return [...names].filter((name) => Object.hasOwn(RETIRED_NAMES, wordsOf(name)));
}

test('no file or folder has a retired name', () => {
  expect(retiredFileNames()).toEqual([]);
});

test('no identifier is a retired name', () => {
  const found = sources.flatMap((file) =>
    retiredIdentifiers(readText(file)).map(
      (name) => `${file}: ${RETIRED_NAMES[wordsOf(name)]} instead of ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

describe('a retired name is found', () => {
  test.each(['const orderIntent = 1;', 'ORDER_INTENT();', 'type OrderIntent = string;'])(
    'in %s',
    (code) => {
      expect(retiredIdentifiers(code)).toHaveLength(1);
    },
  );

  test.each(['// orderIntent', "const text = 'orderIntent';", 'const orderIntentions = 1;'])(
    'but not in %s',
    (code) => {
      expect(retiredIdentifiers(code)).toEqual([]);
    },
  );
});
