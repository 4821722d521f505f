import { rows0007 } from './rows-0007.ts';
import { rows0010 } from './rows-0010.ts';
import { rows0011 } from './rows-0011.ts';
import { rows0012 } from './rows-0012.ts';
import { rows0013 } from './rows-0013.ts';
import { rows0014 } from './rows-0014.ts';
import { rows0015 } from './rows-0015.ts';
import { rows0016 } from './rows-0016.ts';
import { rows0017 } from './rows-0017.ts';
import { rows0018 } from './rows-0018.ts';
import { rows0019 } from './rows-0019.ts';
import { rows0020 } from './rows-0020.ts';
import { rows0021 } from './rows-0021.ts';
import { rows0022 } from './rows-0022.ts';
import type { SchemaRows } from './schema-rows.ts';

/** The rows of each migration after `0006-vocabulary` that added tables or columns, oldest first. */
export const ALL_SCHEMA_ROWS: readonly SchemaRows[] = [
  rows0007,
  rows0010,
  rows0011,
  rows0012,
  rows0013,
  rows0014,
  rows0015,
  rows0016,
  rows0017,
  rows0018,
  rows0019,
  rows0020,
  rows0021,
  rows0022,
];
