import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { main } from './run/main.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findNode, nodeEnvironment } from './setup/node.mjs';
import { root } from './setup/repository.mjs';

await main(async () => {
  await ensureDependencies();
  const node = findNode();
  const torture = spawn(node, ['apps/api/src/torture/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: nodeEnvironment(node),
    stdio: 'inherit',
  });
  // Whoever stops this stops the torture, which ends what it has started.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => torture.kill('SIGTERM'));
  const [code] = await once(torture, 'exit');
  process.exitCode = code ?? 1;
});
