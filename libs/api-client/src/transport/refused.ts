/** An answer that is no 2xx. It carries nothing of the request, and so no bearer. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly headers: Headers;
  /** What the answer said, as text; empty where that could not be read. */
  readonly said: string;

  constructor({ status, headers }: Response, said: string) {
    super(`refused with ${status}`);
    this.status = status;
    this.headers = headers;
    this.said = said;
  }
}
