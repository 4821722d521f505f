import { describe, expect, test } from 'vitest';
import { parseWalkBlocks } from './walk-blocks.ts';

describe('the commands of a document', () => {
  test('are those of the marked blocks, by name', () => {
    const document =
      'Text\n\n```sh walk=install\napt-get update\n```\n\n```sh\nreboot\n```\n\n```sh walk=start\nls\nid\n```\n';
    expect([...parseWalkBlocks(document)]).toEqual([
      ['install', 'apt-get update\n'],
      ['start', 'ls\nid\n'],
    ]);
  });

  test('may not have one name twice', () => {
    const block = '```sh walk=start\nid\n```\n';
    expect(() => parseWalkBlocks(block + block)).toThrow('Two blocks have the name start.');
  });
});
