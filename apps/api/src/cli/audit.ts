import { audit } from '../services/audit.ts';
import type { Cli } from './command.ts';
import { printAudit } from './print-audit.ts';
import { withContext } from './with-context.ts';

export function addAuditCommand({ program, terminal, action }: Cli): void {
  program
    .command('audit')
    .summary('recalculates money and stock, and prints the differences')
    .description(
      'Recalculates stock from its movements, sales from the order lines, totals from lines, shipping and reductions, and the figures of the dashboard from the history of the orders and the movements, checks that every image has its files, that the reductions of orders are those of the security events, and that what these name exists. Prints the number of events by type. The API server may run. Changes nothing.',
    )
    .action(
      action((config) =>
        withContext(config, async (context) => printAudit(await audit(context), terminal)),
      ),
    );
}
