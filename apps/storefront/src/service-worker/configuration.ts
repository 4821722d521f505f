/** The file with the configuration of an exported site; another server writes it into each page. */
export const CONFIGURATION = '/config.js';
/** The cache of that file. */
export const CONFIGURATION_CACHE = 'configuration';
