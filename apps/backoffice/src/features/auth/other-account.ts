/**
 * Whether two usernames are of different accounts. An API server may not send the username (API-4), and
 * may ignore its case.
 */
export function isOtherAccount(known: string, username: string): boolean {
  return known !== '' && username !== '' && known.toLowerCase() !== username.toLowerCase();
}
