/** A picture as clients hold it: the path exactly as the host gave it, and its absolute address (API-2). */
export type Picture = { path: string; url: string };
