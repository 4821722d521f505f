import { main } from './run/main.mjs';
import { readPorts, refuseBusyPorts } from './run/ports.mjs';
import { runServices } from './run/services.mjs';
import { addressLines, shopServices } from './run/shop.mjs';
import { say } from './say.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findNode, nodeEnvironment } from './setup/node.mjs';

await main(async () => {
  const ports = readPorts(process.env);
  await refuseBusyPorts(ports, process.env.HOST || '127.0.0.1');
  await ensureDependencies();
  const node = findNode();
  await runServices(node, shopServices(nodeEnvironment(node), ports, 'dev'), () => {
    say(
      ['', 'The shop follows its sources. Ctrl-C stops it.', ...addressLines(ports), ''].join('\n'),
    );
  });
});
