/**
 * The version of the API, as semantic versioning counts: the first number rises when a client of section 7 or of a
 * feature can break, the second one when something is added (docs/api.md). CHANGELOG.md names the breaks of each.
 */
export const CONTRACT_VERSION = '2.0.0';

/** The response header with the version of the API, beside `Shop-Features`. */
export const CONTRACT_VERSION_HEADER = 'Shop-Contract-Version';
