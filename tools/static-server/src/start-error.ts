/**
 * Describes in one sentence why a server of the pages could not start.
 * @param folder the folder of the built app
 */
export function describeStartError(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  const port = 'port' in error ? String(error.port) : '';
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what listens there, or set PORT.`;
    case 'EACCES':
      if ('path' in error) {
        return `${String(error.path)} cannot be read: let the user of this process read it.`;
      }
      return `Port ${port} is reserved: set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${process.env.HOST} is no address of this machine.`;
    case 'ENOENT':
      return `${folder} holds no built app: run the build first.`;
    default:
      return error.message;
  }
}
