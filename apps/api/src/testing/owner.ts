/** The account of every API server under test. */
export const OWNER = { username: 'owner', password: 'jasmin-de-sfax-2026' };
