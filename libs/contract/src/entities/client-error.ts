import { z } from 'zod';
import { choice, freeText, requiredText } from './fields.ts';

const MAX_PATH_LENGTH = 200;
const MAX_NAME_LENGTH = 60;
const MAX_STACK_LENGTH = 2_000;

/**
 * Feature `client-errors`: an error of an app that nothing handled. It has neither the message of the error nor a
 * query, because both may contain personal data.
 */
export const clientErrorSchema = z.strictObject({
  app: choice(['storefront', 'backoffice']),
  /** The path of the page. */
  path: requiredText(MAX_PATH_LENGTH).regex(/^\/[^?#]*$/, 'bad_format'),
  /** The name of the error's class: `TypeError`. */
  name: requiredText(MAX_NAME_LENGTH).regex(/^[A-Za-z_$][\w$]*$/, 'bad_format'),
  /** The places in the code, a line each: `/assets/shop-x1.js:1:2034`. */
  stack: freeText(MAX_STACK_LENGTH, { hasLines: true }).regex(
    /^(?:\/[^\s?#]*:\d+:\d+(?:\n|$))*$/,
    'bad_format',
  ),
});

export type ClientError = z.output<typeof clientErrorSchema>;
