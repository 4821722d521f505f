import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCommandBlocks } from './document-commands.ts';

test('only marked blocks are read, with their network', () => {
  const markdown =
    '```sh tested network\nnpm ci\n```\n\n```sh\nrm x\n```\n\n```sh tested\necho 1\necho 2\n```\n';
  expect(readCommandBlocks(markdown)).toEqual([
    { commands: 'npm ci\n', needsNetwork: true },
    { commands: 'echo 1\necho 2\n', needsNetwork: false },
  ]);
});

test('docs/operations.md has every command of the section about one small server in a block that is tested', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, section = ''] = /^## One small server\n([^]*?)^## /m.exec(text) ?? [];
  const blocks = readCommandBlocks(section);
  expect(blocks.length).toBeGreaterThan(8);
  expect(section.match(/^```\w/gm)).toHaveLength(blocks.length);
});
