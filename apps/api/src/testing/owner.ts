/** The account every host under test has. */
export const OWNER = { username: 'owner', password: 'jasmin-de-sfax-2026' };
