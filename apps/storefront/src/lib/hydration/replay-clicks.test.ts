import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayClicks, stopRecordingClicks } from './replay-clicks.ts';

/** An element whose clicks pass the document's listeners first, as in a page. */
class TestElement extends EventTarget {
  readonly received: string[];
  readonly name: string;
  ariaBusy: string | null = null;

  constructor(name: string, received: string[]) {
    super();
    this.name = name;
    this.received = received;
  }

  closest() {
    return this;
  }

  click() {
    const event = Object.assign(new Event('click', { cancelable: true }), { isStopped: false });
    event.stopPropagation = () => {
      event.isStopped = true;
    };
    Object.defineProperty(event, 'target', { value: this });
    document.dispatchEvent(event);
    if (!event.isStopped) this.received.push(this.name);
  }
}

let received: string[];

const button = (name: string) => new TestElement(name, received);

beforeEach(async () => {
  received = [];
  vi.stubGlobal('Element', TestElement);
  vi.stubGlobal('document', new EventTarget());
  vi.resetModules();
  await import('./record-clicks.ts');
});

afterEach(() => {
  stopRecordingClicks();
  vi.unstubAllGlobals();
});

test('a click after the app has started waits for the replay of the earlier clicks', async () => {
  const size = button('size');
  const add = button('add');
  size.click();
  const replay = replayClicks();
  add.click();
  expect(received).toEqual([]);
  expect([size.ariaBusy, add.ariaBusy]).toEqual(['true', 'true']);
  await replay;
  expect(received).toEqual(['size', 'add']);
  expect([size.ariaBusy, add.ariaBusy]).toEqual([null, null]);
  add.click();
  expect(received).toEqual(['size', 'add', 'add']);
});

test('a click that a replayed click causes is handled at once', async () => {
  const open = button('open');
  const focus = button('focus');
  const click = open.click.bind(open);
  open.click = () => {
    click();
    if (received.includes('open')) focus.click();
  };
  open.click();
  await replayClicks();
  expect(received).toEqual(['open', 'focus']);
});

test('a page without a replay handles its clicks after the recording was stopped', () => {
  const early = button('early');
  early.click();
  stopRecordingClicks();
  expect(early.ariaBusy).toBeNull();
  button('reload').click();
  expect(received).toEqual(['reload']);
});
