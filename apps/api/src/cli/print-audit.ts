import { formatMoney } from '@shop/contract/money';
import type { AuditedPeriod } from '../services/audit-dashboard.ts';
import type { Audit } from '../services/audit.ts';
import type { CommandResult, Terminal } from './command.ts';
import { pluralize } from './pluralize.ts';

/** Prints the findings of an audit, one a line, and its totals. Returns the result of the command. */
export function printAudit(
  { findings, totals, periods, events }: Audit,
  terminal: Terminal,
): CommandResult {
  for (const finding of findings) terminal.print(finding);
  const { orders, lines, money, products, variants, pieces, messages } = totals;
  terminal.print(
    [
      `${pluralize(orders, 'order')} of ${pluralize(lines, 'line')} for ${formatMoney(money)} TND`,
      `${pluralize(products, 'product')} in ${pluralize(variants, 'variant')}, ${pluralize(pieces, 'piece')} in stock`,
      `${pluralize(messages, 'message')}.`,
    ].join('; '),
  );
  for (const period of periods) terminal.print(figuresLine(period));
  const counts = events.map(({ type, count }) => `${count} ${type}`);
  terminal.print(`Trail: ${counts.join(', ') || 'no events'}.`);
  const agrees = findings.length === 0;
  terminal.print(agrees ? 'Everything agrees.' : `${pluralize(findings.length, 'disagreement')}.`);
  return agrees ? 'done' : 'disagrees';
}

/** The figures as the dashboard shows them, without shipping; the cash is with it. */
function figuresLine({ name, figures }: AuditedPeriod): string {
  const { delivered } = figures;
  const texts = (['expected', 'confirmed', 'delivered', 'refused'] as const).map(
    (figure) => `${figure} ${figures[figure].orders} for ${formatMoney(figures[figure].amount)}`,
  );
  return `${name}: ${texts.join(', ')}; cash ${formatMoney(delivered.amount + delivered.shipping)} TND.`;
}
