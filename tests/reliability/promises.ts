/** One promise and its conditions; `twice` when it is valid with two processes on one database. */
export type PromiseEntry = { ids: readonly string[]; under: string; holds: string; twice?: true };

/** All promises by section. Each id must be covered by a test, a stress scenario, or both. */
export const PROMISES: Readonly<Record<string, readonly PromiseEntry[]>> = {
  'Orders, stock, money': [
    {
      ids: ['O1'],
      under: '1,000 concurrent orders for 10 units',
      holds: 'exactly 10 accepted, 990 × 409, no 5xx, stock 0',
      twice: true,
    },
    {
      ids: ['O4'],
      under: 'one variant on several lines, colour or size spelled differently (case, spaces)',
      holds: 'added up first; all or nothing',
    },
    {
      ids: ['O5'],
      under: '500 concurrent orders of 5 lines over 20 variants in any order',
      holds: 'no partial order, no deadlock reaches a client, units conserved',
      twice: true,
    },
    {
      ids: ['O6'],
      under: 'many concurrent repeats of one Idempotency-Key',
      holds: 'one order, one decrement, one response',
      twice: true,
    },
    {
      ids: ['O8'],
      under: 'a double click, a cut connection and retries without a key',
      holds: 'one order; another cart is another order',
    },
    {
      ids: ['O9'],
      under: 'kill -9 at 100 orders/s, 50 times, replaying what is unknown',
      holds:
        'no acknowledged order lost, none twice, none without its decrement, ready again < 3 s',
    },
    {
      ids: ['O10'],
      under: 'disk full',
      holds: 'writes 503, reads 200, no partial row, recovers by itself',
    },
    {
      ids: ['O11'],
      under: 'PostgreSQL restarted, sessions killed',
      holds: 'the process keeps running, 503s only, normal operation ≤ 10 s later',
    },
    {
      ids: ['O13'],
      under: 'an owner saves a product form loaded before orders came in',
      holds: 'no decrement lost: merged, or rejected with 409',
    },
    {
      ids: ['O14'],
      under: 'product deleted or repriced after the order; an order deleted many times at once',
      holds: 'orders keep their own copy; stock restored once',
    },
    {
      ids: ['O15'],
      under:
        'orders above the pieces of a line, of an order or of the unconfirmed orders of a phone number, many at once',
      holds:
        'rejected with the limit before they queue; a repeat of an accepted order is not counted',
      twice: true,
    },
    {
      ids: ['O16'],
      under:
        'orders that nobody confirms, cancelled by several processes while the owner confirms some',
      holds:
        'each cancelled once or confirmed, its stock returned once, the history has the reason',
      twice: true,
    },
    {
      ids: ['O17'],
      under: 'a filled hidden field, or a form filled in less than the minimum time',
      holds:
        'the order is placed and marked for the owner, who releases it; nothing is lost silently',
    },
    {
      ids: ['O18'],
      under:
        'a silent database: packets held for 25 s, a connection whose peer is gone, a lock that is not released',
      holds:
        'each call ends ≤ 5 s with a result or 503 with Retry-After, `/readyz` ≤ 2 s; nothing queues; normal operation by itself; a lost commit is reported as unknown, and its key gives one order',
    },
    {
      ids: ['O19'],
      under:
        'two workers at one queue of 500 orders, each on a process of its own, both processes killed by kill -9',
      holds:
        'each order is given to one worker and has one outcome in its history, also when its response was lost; audit passes',
      twice: true,
    },
    {
      ids: ['M1', 'M2'],
      under: 'forged totals, prices, quantities of every wrong kind',
      holds: 'rejected, none coerced, nothing stored',
    },
    {
      ids: ['M3'],
      under: 'a million random carts',
      holds: 'SPA figure = API figure = exact reference',
    },
    {
      ids: ['M5'],
      under: '`audit` command',
      holds:
        'per variant stocked + returned − sold = in stock; per order lines + 8.00 = total; every image row has its file; reports deliberate differences',
    },
  ],
  Access: [
    {
      ids: ['A1'],
      under: 'password guessing from one or many addresses, on one or many names',
      holds:
        '≤ 10 checks a minute per account and address and ≤ 100 an hour per account, then 429 with Retry-After; counters survive a restart; a device or address that signed in before is not blocked by others, and signs in ≤ 2 s under 200 wrong logins a second; another one of the owner’s ≤ 60 min',
      twice: true,
    },
    { ids: ['A2'], under: 'known against unknown names', holds: 'same response, same time' },
    { ids: ['A5'], under: 'forged, foreign, expired, swapped tokens', holds: '401, never 500' },
    {
      ids: ['A7'],
      under: 'a spent refresh token; twenty tabs refreshing',
      holds: 'family revoked; all twenty stay signed in',
      twice: true,
    },
    {
      ids: ['A8'],
      under: 'logout, password change',
      holds: 'old tokens rejected ≤ 5 s',
      twice: true,
    },
    {
      ids: ['Z1'],
      under: 'every route × method × kind of token × spelling of the path',
      holds: 'only public endpoints need no token; an unlisted route fails the tests',
    },
    {
      ids: ['Z2'],
      under: 'a large upload without a token; 20 uploads of 500 MB at once',
      holds: '401 before the body is read; connections closed, bodies not read',
    },
    { ids: ['Z3'], under: 'extra fields in any write', holds: 'only listed columns change' },
    {
      ids: ['Z4'],
      under: 'guessing Command IDs',
      holds: 'no hit; misses limited; no public response carries a stranger’s data',
    },
    {
      ids: ['Z5'],
      under: 'foreign, null, suffix origins; form posts to JSON routes',
      holds: 'not allowed; 415',
    },
  ],
  'Input, uploads, browser, privacy': [
    {
      ids: ['U1', 'U2'],
      under: 'pixel bombs, renamed and hostile files',
      holds:
        '4xx in < 200 ms, memory flat, < 400 MB while 20 images of the largest size are uploaded; stored images are re-encoded, without metadata, served with nosniff',
    },
    {
      ids: ['U3'],
      under: 'hostile file names and media paths',
      holds: 'nothing read, written or deleted outside the media folder',
    },
    {
      ids: ['U4', 'U5'],
      under: 'floods of parts and fields; uploads cut anywhere',
      holds: '4xx, no hang, no temporary file, no orphan',
    },
    {
      ids: ['I1', 'I2'],
      under: 'fuzzed bodies of every endpoint',
      holds: 'no 5xx; the same response on both databases',
    },
    {
      ids: ['I3'],
      under: 'hostile search texts',
      holds: 'no exception, < 16 ms on 2,000 products',
    },
    { ids: ['I4'], under: 'exports', holds: 'no cell becomes a formula' },
    {
      ids: ['B1', 'B2', 'B3'],
      under: 'script in every stored text; headers on every response',
      holds:
        'nothing runs; CSP without unsafe-*, no foreign origin, no inline script without its hash',
    },
    {
      ids: ['P1', 'P2'],
      under: 'all flows with marked data',
      holds:
        'no name, e-mail, phone, password or token in any log; no contact field left in storage after an order, unless the shopper asks to be remembered (sessionStorage keeps the checkout’s fields until then, and may keep an order’s number, lines and totals); nothing of the owner’s after logout but the random text of a known device',
    },
    {
      ids: ['P3'],
      under: 'a data folder of mode 777 with the umask 000; uploads, a kill, a backup',
      holds:
        'the database with its write-ahead log, backups, keys and images are readable by the user of the service alone; the temporary files of a killed process are gone ≤ 60 s after the next start',
      twice: true,
    },
    {
      ids: ['P4'],
      under: 'the owner changes orders on two processes at once, one of which is killed',
      holds:
        'each change that happened is in the trail once, with account, hashed address and request; no personal data in the trail and the logs',
      twice: true,
    },
  ],
  'Staying up': [
    {
      ids: ['V1'],
      under: 'SIGTERM under load; rolling restart',
      holds: 'no request cut; exit < 10 s',
    },
    {
      ids: ['V3'],
      under: 'slow and broken HTTP',
      holds: 'shoppers’ p95 < 500 ms; slow connections closed ≤ 30 s',
    },
    {
      ids: ['V4'],
      under: 'five times capacity',
      holds: 'accepted p99 < 1 s, the rest 503 with Retry-After, normal operation ≤ 5 s later',
    },
    {
      ids: ['T1'],
      under: 'a clock that steps back by an hour or a day, with two processes, under load',
      holds:
        'nobody is locked out or signed out, each key gives one order, no order is swallowed; sessions, limits and links hold on both processes',
      twice: true,
    },
    {
      ids: ['R1'],
      under: 'lists and facets with filters that differ each time, from one address',
      holds:
        'shoppers of other addresses read and order; what is too much gets 503 with Retry-After; memory bounded',
    },
    {
      ids: ['R2'],
      under: 'an hour of orders, lists, searches without a hit and images',
      holds:
        'resident memory < 220 MiB; neither heap nor buffers grow after the warm-up; no more open files; audit passes',
    },
    {
      ids: ['V5'],
      under: 'order floods behind one mobile operator’s address',
      holds: '200 different real shoppers all pass',
    },
    {
      ids: ['V6'],
      under:
        'a flood of rejected orders (sold out, above the limits, wrong totals) from the shoppers’ own address',
      holds: 'every other shopper’s order accepted, p95 < 500 ms',
      twice: true,
    },
    {
      ids: ['K1', 'K2'],
      under: 'online backups under load; a wiped disk',
      holds: 'every backup restores and passes `audit`; one command restores',
    },
  ],
  'The pages': [
    {
      ids: ['F1'],
      under:
        'each request without a response, 429, 500, HTML, truncated JSON, null, wrong types, empty',
      holds:
        'no white screen, no unhandled rejection; the section stays empty or shows the specified text; reads retried at most twice, an order never resent by itself without its key',
    },
    {
      ids: ['F2'],
      under: 'ten clicks, Enter, slow 3G, a lost response',
      holds: 'one order; form and cart are not lost',
    },
    {
      ids: ['F3'],
      under: 'storage missing, full, corrupted, from another version',
      holds: 'usable ≤ 1 s (nothing but the cart waits for restore); no NaN on screen',
    },
    {
      ids: ['F4'],
      under: 'two tabs',
      holds: 'both have the same cart; a logout ends both sessions',
    },
    {
      ids: ['F5'],
      under: 'reload, Back, direct entry on every route, with no, stale or foreign state',
      holds:
        'the page is rebuilt or shows what is wrong; no price from state is trusted for the order',
    },
    {
      ids: ['F6'],
      under: 'offline at each step; a deploy under an open page',
      holds: 'the cart works, the order is not sent by itself; at most one reload',
    },
    {
      ids: ['F8'],
      under: 'the admin session ends in mid-edit',
      holds: 'input is not lost; the owner signs in and continues',
    },
    {
      ids: ['F9'],
      under: 'every failing, empty, loading state',
      holds: 'announced, reachable by keyboard, no serious axe finding, both languages, 200 % zoom',
    },
  ],
};
