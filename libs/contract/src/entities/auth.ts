import { z } from 'zod';
import { ACCOUNT_ROLES, MAX_LENGTH } from '../constants.ts';
import { secretText } from './fields.ts';

/** The body of `POST /accounts/login/`; neither text is trimmed. */
export const loginRequestSchema = z.strictObject({
  username: secretText(MAX_LENGTH.username),
  password: secretText(MAX_LENGTH.password),
  /** Feature `two-factor`: a code of the app, or a recovery code. */
  code: secretText(MAX_LENGTH.code).optional(),
});

/** Feature `refresh`. */
export const refreshRequestSchema = z.strictObject({ refresh: secretText(4_096) });

export const tokensSchema = z.object({ access: z.string(), refresh: z.string() });
/** The response of a login. */
export const loginResultSchema = tokensSchema.extend({
  /** Feature `known-device`: sent with later logins, whose limits strangers cannot use up. */
  device: z.string().optional(),
});
export const adminSchema = z.object({
  username: z.string(),
  /** Feature `staff`. */
  role: z.enum(ACCOUNT_ROLES).optional(),
  /** Feature `two-factor`: whether a login needs a code. */
  two_factor: z.boolean().optional(),
  /** Feature `account`: until the password is changed, other admin calls are refused. */
  password_change_required: z.boolean().optional(),
});

export type LoginRequest = z.output<typeof loginRequestSchema>;
export type RefreshRequest = z.output<typeof refreshRequestSchema>;
export type Tokens = z.output<typeof tokensSchema>;
export type LoginResult = z.output<typeof loginResultSchema>;
export type Admin = z.output<typeof adminSchema>;
