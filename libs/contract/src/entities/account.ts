import { z } from 'zod';
import { ACCOUNT_ROLES, MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../constants.ts';
import { requiredText, secretText, timestampText } from './fields.ts';

const password = secretText(MAX_LENGTH.password);
const code = secretText(MAX_LENGTH.code);

/** Feature `account`. */
export const passwordChangeSchema = z.strictObject({
  current_password: password,
  new_password: password.min(MIN_PASSWORD_LENGTH, 'too_short'),
});

/** Feature `account`: an open session of the signed-in admin. */
export const adminSessionSchema = z.object({
  id: z.string(),
  created_at: timestampText,
  /** The login, or the latest refresh of its tokens. */
  last_used_at: timestampText,
  /** The header `User-Agent` of the login; may be empty. */
  user_agent: z.string(),
  /** Whether the request belongs to this session. */
  current: z.boolean(),
});

/** Feature `two-factor`: starts the set-up. */
export const twoFactorStartSchema = z.strictObject({ password });
/** Feature `two-factor`: the secret for the authenticator app, in base32. */
export const twoFactorSetupSchema = z.object({ secret: z.string() });
/** Feature `two-factor`: the first code of the app, which ends the set-up. */
export const twoFactorCodeSchema = z.strictObject({ code });
/** Feature `two-factor`: each code replaces the app once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
/** Feature `two-factor`: turns it off. */
export const twoFactorStopSchema = z.strictObject({ password, code });

/** Feature `staff`: an account of the back office. */
export const accountSchema = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  created_at: timestampText,
  /** Null before the first login, and when all its sessions have expired. */
  last_used_at: timestampText.nullable(),
  disabled: z.boolean(),
  password_change_required: z.boolean(),
  /** Feature `two-factor`: whether its login needs a code. */
  two_factor: z.boolean().optional(),
});
/** Feature `staff`: the response to a change of an account. */
export const savedAccountSchema = accountSchema.extend({
  /** Feature `undo`: the id of the change; absent when nothing changed. */
  change_id: z.string().optional(),
});
/** Feature `staff`: a new account of the staff. */
export const newStaffSchema = z.strictObject({ username: requiredText(MAX_LENGTH.username) });
/** Feature `staff`: an account with its generated password, which no other response contains. */
export const staffWithPasswordSchema = accountSchema.extend({ password: z.string() });
/** Feature `staff`: a repeat with the idempotency key of the create has no password, because it is not stored. */
export const createdStaffSchema = accountSchema.extend({ password: z.string().optional() });
/** Feature `staff`. What is absent stays. */
export const staffChangeSchema = z.strictObject({
  disabled: z.boolean({ error: 'not_a_choice' }).optional(),
  role: z.enum(ACCOUNT_ROLES, { error: 'not_a_choice' }).optional(),
});

export type PasswordChange = z.output<typeof passwordChangeSchema>;
export type AdminSession = z.output<typeof adminSessionSchema>;
export type TwoFactorStart = z.output<typeof twoFactorStartSchema>;
export type TwoFactorSetup = z.output<typeof twoFactorSetupSchema>;
export type TwoFactorCode = z.output<typeof twoFactorCodeSchema>;
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;
export type TwoFactorStop = z.output<typeof twoFactorStopSchema>;
export type Account = z.output<typeof accountSchema>;
export type SavedAccount = z.output<typeof savedAccountSchema>;
export type NewStaff = z.output<typeof newStaffSchema>;
export type StaffWithPassword = z.output<typeof staffWithPasswordSchema>;
export type CreatedStaff = z.output<typeof createdStaffSchema>;
export type StaffChange = z.output<typeof staffChangeSchema>;
