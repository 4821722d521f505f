import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';

// Started by `configured-password.ts`, which sends the password on the standard input: arguments are visible to other
// users.
const { password, names } = z
  .object({ password: z.string(), names: z.array(z.string()) })
  .parse(JSON.parse(await text(process.stdin)));
process.stdout.write(String(await isCommonPassword(password, names)));
