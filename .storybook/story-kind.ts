/** Whether the stories of a title are screens of an app, which have their own router and API server. */
export function isAppPage(title: string): boolean {
  return /^(?:Storefront|Back office|Flows)\//.test(title);
}

/** Whether the texts of a title's stories are their arguments, and not of a catalogue. */
export function hasTextsInArgs(title: string): boolean {
  return /^(?:UI|Tokens)\//.test(title);
}

/** Whether a title's stories have the texts of the back office's catalogue. */
export function isBackOffice(title: string): boolean {
  return title.startsWith('Back office');
}
