import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type Service = {
  build?: { context: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
};

const { services }: { services: Record<string, Service> } = parse(read('compose.yaml'), {
  merge: true,
});
const built = Object.entries(services).filter(([, { build }]) => build !== undefined);
const dockerfile = read('Dockerfile');

test('compose.yaml builds only stages of the Dockerfile, and runs each without rights', () => {
  expect(built.map(([name]) => name)).toEqual(['bucket', 'api', 'storefront', 'backoffice']);
  for (const [, { build, ...service }] of built) {
    expect(dockerfile).toMatch(new RegExp(`^FROM shop AS ${build?.target}$`, 'm'));
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

test('every stage of the Dockerfile that runs a server ends with a user without rights', () => {
  const stages = dockerfile.split(/^FROM /m).filter((stage) => stage.startsWith('shop AS'));
  expect(stages).toHaveLength(3);
  for (const stage of stages) {
    const users = [...stage.matchAll(/^USER (\w+)$/gm)].map(([, user]) => user);
    expect(users.at(-1) ?? 'node').toBe('node');
  }
  expect(dockerfile).toMatch(/AS shop\n[^]*?^USER node$/m);
});

test('every variable of compose.yaml is documented, and every file that the containers run exists', () => {
  const configuration = read('docs/configuration.md');
  for (const [, { environment = {}, command = [] }] of built) {
    for (const name of Object.keys(environment)) expect(configuration).toContain(`\`${name}\``);
    for (const argument of command.filter((word) => word.endsWith('.ts')))
      expect(existsSync(join(ROOT, argument)), argument).toBe(true);
  }
  for (const [, folder, file] of dockerfile.matchAll(
    /^WORKDIR \/shop(\S*)\nCMD \["node", "([^"]+)"/gm,
  ))
    expect(existsSync(join(ROOT, folder ?? '', file ?? '')), file).toBe(true);
});
