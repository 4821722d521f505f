import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { Refusal, step } from '../say.mjs';
import { nodeEnvironment } from './node.mjs';
import { root } from './repository.mjs';

/**
 * Builds both apps for production; turbo gives back at once what is built already.
 * @param {string} node
 */
export async function ensureBuilds(node) {
  const { NODE_ENV: _ownMode, ...environment } = nodeEnvironment(node);
  const args = [
    join(root, 'node_modules/turbo/bin/turbo'),
    'run',
    'build',
    '--output-logs=errors-only',
  ];
  const { code, output } = await step('Building the storefront and the back office', () =>
    runCommand(node, args, { env: environment }),
  );
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nThe apps could not be built.`);
}
