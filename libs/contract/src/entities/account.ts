import { z } from 'zod';
import { MAX_LENGTH } from '../constants.ts';

const secret = z.string({ error: 'required' }).min(1, 'required');

/** The body of `POST /accounts/login/`; neither text is trimmed. */
export const loginRequestSchema = z.strictObject({
  username: secret.max(MAX_LENGTH.username, 'too_long'),
  password: secret.max(MAX_LENGTH.password, 'too_long'),
});

/** Feature `refresh`. */
export const refreshRequestSchema = z.strictObject({ refresh: secret.max(4_096, 'too_long') });

export const tokensSchema = z.object({ access: z.string(), refresh: z.string() });
export const adminSchema = z.object({ username: z.string() });

export type LoginRequest = z.output<typeof loginRequestSchema>;
export type RefreshRequest = z.output<typeof refreshRequestSchema>;
export type Tokens = z.output<typeof tokensSchema>;
export type Admin = z.output<typeof adminSchema>;
