/** The account as the authenticator app shows it. */
type OtpauthAccount = { issuer: string; username: string; secret: string };

/** The URI of a secret in the Key URI format, with the default algorithm, digits and period. */
export function otpauthUri({ issuer, username, secret }: OtpauthAccount): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
