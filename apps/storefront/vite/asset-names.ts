/**
 * The names of emitted files. The client's build and the server's build share them: both emit the flags of the languages,
 * and a rendered page names the files of the client's build.
 */
export const ASSET_NAMES = 'assets/[name]-[hash:6][extname]';
