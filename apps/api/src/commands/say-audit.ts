import { formatMoney } from '@shop/contract/money';
import type { Audit } from '../services/audit.ts';
import type { Ending, Terminal } from './command.ts';
import { countOf } from './count-of.ts';

/** Says an audit's findings, a line each, and what it added up; answers how the command ends. */
export function sayAudit({ findings, figures }: Audit, terminal: Terminal): Ending {
  for (const finding of findings) terminal.say(finding);
  const { orders, lines, money, products, variants, pieces, messages } = figures;
  terminal.say(
    [
      `${countOf(orders, 'order')} of ${countOf(lines, 'line')} for ${formatMoney(money)} TND`,
      `${countOf(products, 'product')} in ${countOf(variants, 'variant')}, ${countOf(pieces, 'piece')} in stock`,
      `${countOf(messages, 'message')}.`,
    ].join('; '),
  );
  const agrees = findings.length === 0;
  terminal.say(agrees ? 'Everything agrees.' : `${countOf(findings.length, 'disagreement')}.`);
  return agrees ? 'done' : 'disagrees';
}
