import { isFieldCode, type FieldCode } from '@shop/contract/error-codes';
import type { z } from 'zod';

/** Maximum number of fields in an error response: a malicious body may have a hundred thousand errors. */
const MAX_FIELDS = 50;

/** Maps the issues of a schema to invalid fields, by dotted path; the first issue of a field counts. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldCode> {
  const errors = issues.flatMap((issue): [string, FieldCode][] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => [[...issue.path, key].join('.'), 'unknown']);
    }
    return [[issue.path.join('.'), isFieldCode(issue.message) ? issue.message : 'bad_format']];
  });
  const named = errors.filter(([field]) => field !== '').slice(0, MAX_FIELDS);
  return Object.fromEntries(named.toReversed());
}
