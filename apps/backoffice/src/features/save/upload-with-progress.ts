/**
 * A `fetch` with upload progress, from 0 to 1, which the browser's own does not report. It follows
 * no redirects.
 */
export function fetchWithUploadProgress(onSent: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    return send(request, await request.blob(), onSent);
  };
}

function send(request: Request, body: Blob, onSent: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open(request.method, request.url);
    call.responseType = 'blob';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onSent(loaded / total);
    });
    call.addEventListener('load', () => resolve(responseOf(call)));
    call.addEventListener('error', () => reject(new TypeError('The request failed.')));
    call.addEventListener('abort', () => reject(request.signal.reason));
    call.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
    request.signal.addEventListener('abort', abort);
    if (request.signal.aborted) reject(request.signal.reason);
    else call.send(body);
  });
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf(call: XMLHttpRequest): Response {
  const lines = call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .filter(Boolean);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const body: unknown = call.response;
  const { status, statusText } = call;
  const hasBody = body instanceof Blob && !WITHOUT_BODY.has(status);
  return new Response(hasBody ? body : null, { status, statusText, headers });
}
