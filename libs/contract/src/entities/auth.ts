import { z } from 'zod';
import { MAX_LENGTH } from '../constants.ts';
import { secretText } from './fields.ts';

/** The body of `POST /accounts/login/`; neither text is trimmed. */
export const loginRequestSchema = z.strictObject({
  username: secretText(MAX_LENGTH.username),
  password: secretText(MAX_LENGTH.password),
});

/** Feature `refresh`. */
export const refreshRequestSchema = z.strictObject({ refresh: secretText(4_096) });

export const tokensSchema = z.object({ access: z.string(), refresh: z.string() });
export const adminSchema = z.object({ username: z.string() });

export type LoginRequest = z.output<typeof loginRequestSchema>;
export type RefreshRequest = z.output<typeof refreshRequestSchema>;
export type Tokens = z.output<typeof tokensSchema>;
export type Admin = z.output<typeof adminSchema>;
