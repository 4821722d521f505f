import { runCommand } from '../run/command.mjs';
import { Refusal, step } from '../say.mjs';
import { nodeEnvironment } from './node.mjs';

/**
 * What Node runs to build both apps for production. Turbo gives back at once what is built already.
 * A NODE_ENV of one's own would make another kind of build.
 */
export const build = {
  command: ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'],
  env: { NODE_ENV: undefined },
};

/**
 * Builds both apps where their sources have changed. Throws a `Refusal` with what went wrong.
 * @param {string} node
 */
export async function ensureBuilds(node) {
  const { code, output } = await step('Building the storefront and the back office', () =>
    runCommand(node, build.command, { env: { ...nodeEnvironment(node), ...build.env } }),
  );
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nThe apps could not be built.`);
}
