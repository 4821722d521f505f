import { formatMoney } from '@shop/contract/money';
import type { Audit } from '../services/audit.ts';
import type { CommandResult, Terminal } from './command.ts';
import { pluralize } from './pluralize.ts';

/** Prints the findings of an audit, one a line, and its totals. Returns the result of the command. */
export function printAudit({ findings, totals, events }: Audit, terminal: Terminal): CommandResult {
  for (const finding of findings) terminal.print(finding);
  const { orders, lines, money, products, variants, pieces, messages } = totals;
  terminal.print(
    [
      `${pluralize(orders, 'order')} of ${pluralize(lines, 'line')} for ${formatMoney(money)} TND`,
      `${pluralize(products, 'product')} in ${pluralize(variants, 'variant')}, ${pluralize(pieces, 'piece')} in stock`,
      `${pluralize(messages, 'message')}.`,
    ].join('; '),
  );
  const counts = events.map(({ type, count }) => `${count} ${type}`);
  terminal.print(`Trail: ${counts.join(', ') || 'no events'}.`);
  const agrees = findings.length === 0;
  terminal.print(agrees ? 'Everything agrees.' : `${pluralize(findings.length, 'disagreement')}.`);
  return agrees ? 'done' : 'disagrees';
}
