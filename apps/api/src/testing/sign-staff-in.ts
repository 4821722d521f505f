import { staffWithPasswordSchema } from '@shop/contract/schemas';
import { call, logIn } from './requests.ts';
import type { TestApi } from './test-api.ts';

type SignedInApi = Pick<TestApi, 'app'> & { token: string };

/** The token of a new account of the staff that has changed its first password. */
export async function signStaffIn(api: SignedInApi): Promise<string> {
  const username = `employee ${Math.random()}`;
  const created = await call(api, 'POST', '/accounts/staff/', {
    token: api.token,
    body: { username },
  });
  const { password } = staffWithPasswordSchema.parse(created.json());
  const { access } = await logIn(api, { username, password });
  const body = { current_password: password, new_password: 'olivier-de-mahdia-2027' };
  await call(api, 'POST', '/accounts/password/', { token: access, body });
  return access;
}
