import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { useTestApi } from '../testing/test-api.ts';
import { signLinkToken, verifyLinkToken } from './link-tokens.ts';
import { newCommandId } from './new-command-id.ts';
import { signAccessToken, verifyAccessToken } from './tokens.ts';

const GUESSES = 10_000;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('10,000 guesses of the signature of one order, and of whole tokens, have no hit', async () => {
    const { context } = getApi();
    const token = await signLinkToken(context, newCommandId());
    const prefix = token.slice(0, token.lastIndexOf('-') + 1);
    const end = token.split('-')[1] ?? '';
    let hits = 0;
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const signature = randomBytes(16).toString('hex');
      const number = newCommandId().replace('-', '').toLowerCase();
      const guessed = guess % 2 === 0 ? prefix + signature : `${number}-${end}-${signature}`;
      if (await verifyLinkToken(context, guessed)) hits += 1;
    }
    expect(hits).toBe(0);
  });

  test('a token with any one character changed or missing is refused', async () => {
    const { context } = getApi();
    const id = newCommandId();
    const token = await signLinkToken(context, id);
    expect(await verifyLinkToken(context, token)).toBe(id);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === '0' ? '1' : '0';
      const [before, after] = [token.slice(0, at), token.slice(at + 1)];
      expect(await verifyLinkToken(context, before + other + after)).toBeUndefined();
      expect(await verifyLinkToken(context, before + after)).toBeUndefined();
    }
  });

  test('a link’s token is no access token, and the other way round', async () => {
    const { context } = getApi();
    const link = await signLinkToken(context, newCommandId());
    expect(await verifyAccessToken(context, link)).toBeUndefined();
    const access = await signAccessToken(context, 'session');
    expect(await verifyLinkToken(context, access)).toBeUndefined();
  });
});
