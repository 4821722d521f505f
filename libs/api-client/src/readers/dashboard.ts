import type { Dashboard, DashboardFigures, DashboardTask } from '@shop/contract/schemas';
import {
  readDecimal,
  readFields,
  readList,
  readNullable,
  readText,
  readTimestamp,
  readWhole,
  type Fields,
} from './fields.ts';
import { validOrUndefined } from './invalid-response-error.ts';

/** Reads what to do now and the figures (feature `dashboard`). @throws InvalidResponseError */
export function readDashboard(value: unknown): Dashboard {
  const fields = readFields(value, 'dashboard');
  return {
    to_do: readToDo(fields['to_do']),
    ...(fields['figures'] !== undefined && { figures: readFigures(fields['figures']) }),
    made_at: readTimestamp(fields, 'made_at'),
  };
}

function readToDo(value: unknown): Dashboard['to_do'] {
  const fields = readFields(value, 'to_do');
  const late = readFields(fields['late'], 'late');
  const reorder = readFields(fields['reorder'], 'reorder');
  return {
    calls: readTask(fields['calls']),
    ...(fields['wrong_numbers'] !== undefined && {
      wrong_numbers: readTask(fields['wrong_numbers']),
    }),
    to_pack: readTask(fields['to_pack']),
    late: { ...readTask(late), to: readText(late, 'to') },
    returns: readTask(fields['returns']),
    questions: readTask(fields['questions']),
    reorder: {
      products: readWhole(reorder, 'products'),
      product_ids: readList(reorder, 'product_ids').map(String),
      sold_out: readWhole(reorder, 'sold_out'),
      low: readWhole(reorder, 'low'),
      ...readAtStake(reorder),
    },
  };
}

function readTask(value: unknown): DashboardTask {
  const fields = readFields(value, 'task');
  return {
    count: readWhole(fields, 'count'),
    ...readAtStake(fields),
    oldest_at: readNullable(fields, 'oldest_at', readTimestamp),
  };
}

/** The amount at stake; nothing where the account may not see it. */
function readAtStake(fields: Fields): { amount?: string } {
  const amount = validOrUndefined(() => readDecimal(fields, 'amount'));
  return amount === undefined ? {} : { amount };
}

function readFigures(value: unknown): DashboardFigures {
  const fields = readFields(value, 'figures');
  const cash = readFields(fields['cash'], 'cash');
  return {
    expected: readFigure(fields['expected']),
    confirmed: readFigure(fields['confirmed']),
    delivered: readFigure(fields['delivered']),
    refused: readFigure(fields['refused']),
    cash: { ...readFigure(cash), with_shipping: readDecimal(cash, 'with_shipping') },
  };
}

function readFigure(value: unknown): DashboardFigures['expected'] {
  const fields = readFields(value, 'figure');
  return { orders: readWhole(fields, 'orders'), amount: readDecimal(fields, 'amount') };
}
