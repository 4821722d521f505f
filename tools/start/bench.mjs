import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { main } from './run/main.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findNode, nodeEnvironment } from './setup/node.mjs';
import { root } from './setup/repository.mjs';

await main(async () => {
  await ensureDependencies();
  const node = findNode();
  const bench = spawn(node, ['apps/api/src/bench/main.ts'], {
    cwd: root,
    env: nodeEnvironment(node),
    stdio: 'inherit',
  });
  // Whoever stops this stops the bench, which ends what it has started.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => bench.kill('SIGTERM'));
  const [code] = await once(bench, 'exit');
  process.exitCode = code ?? 1;
});
