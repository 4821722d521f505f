import { CONTRACT_VERSION } from '@shop/contract/contract-version';
import { expect, test } from 'vitest';
import { readText } from './repository.ts';

const changelog = readText('CHANGELOG.md');

/** The sections with this heading, one of each release, without the heading. */
function sectionsOf(heading: string): string[] {
  const [, ...rest] = changelog.split(`\n### ${heading}\n`);
  return rest.map((text) => text.split(/^##/m)[0] ?? '');
}

test('ADR 0102 the changelog names the version of the contract', () => {
  expect(changelog).toContain(`Version ${CONTRACT_VERSION} of the contract`);
});

test('ADR 0102 the changelog names the breaks of the first number of that version', () => {
  const [major] = CONTRACT_VERSION.split('.');
  const section = sectionsOf('Breaking changes of the API').find((text) =>
    text.includes(`Version ${major}.0.0 of the contract`),
  );
  expect(section).toMatch(/^- \S/m);
});
