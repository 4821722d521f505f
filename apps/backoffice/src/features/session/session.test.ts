import { expect, test, vi } from 'vitest';
import type { KeptTexts } from '../../platform/kept-texts.ts';
import { createSession } from './session.ts';

function texts(start: Record<string, string> = {}) {
  const all = new Map(Object.entries(start));
  const kept: KeptTexts = {
    read: (name) => all.get(name) ?? null,
    write: (name, text) => void (text === null ? all.delete(name) : all.set(name, text)),
  };
  return { all, kept };
}

test('ADM-1 signing in keeps access and refresh in storage, and a reload finds them', () => {
  const { all, kept } = texts();
  createSession(kept).open({ access: 'a', refresh: 'r' });
  expect(Object.fromEntries(all)).toEqual({ access: 'a', refresh: 'r' });
  const reloaded = createSession(kept);
  expect(reloaded.state()).toBe('open');
  expect(reloaded.tokens()).toEqual({ access: 'a', refresh: 'r' });
});

test('ADM-3 P1 logout removes both tokens and tells the page', () => {
  const { all, kept } = texts({ access: 'a', refresh: 'r' });
  const session = createSession(kept);
  const told = vi.fn<() => void>();
  session.subscribe(told);
  session.close();
  expect(all.size).toBe(0);
  expect(session.state()).toBe('none');
  expect(told).toHaveBeenCalledOnce();
});

test('F4 a logout in one tab reaches the other', () => {
  const { kept } = texts({ access: 'a', refresh: 'r' });
  const [here, there] = [createSession(kept), createSession(kept)];
  here.close();
  there.follow('access');
  expect(there.state()).toBe('none');
});

test('F8 a refused token ends the session without forgetting it, and signing in opens it again', () => {
  const { all, kept } = texts({ access: 'a', refresh: 'r' });
  const session = createSession(kept);
  session.store.write(null);
  expect(session.state()).toBe('ended');
  expect(all.size).toBe(2);
  session.open({ access: 'b', refresh: 's' });
  expect(session.state()).toBe('open');
});

test('F8 signing in again in one tab opens the session of the other', () => {
  const { kept } = texts({ access: 'a', refresh: 'r' });
  const [here, there] = [createSession(kept), createSession(kept)];
  there.end();
  here.open({ access: 'b', refresh: 's' });
  there.follow('refresh');
  expect(there.state()).toBe('ended');
  there.follow('access');
  expect(there.state()).toBe('open');
});

test('nobody signed in stays nobody, whatever the host refuses', () => {
  const session = createSession(texts().kept);
  session.end();
  expect(session.state()).toBe('none');
});

test('a host without refresh tokens is no obstacle', () => {
  const session = createSession(texts().kept);
  session.open({ access: 'a', refresh: '' });
  expect(session.tokens()).toEqual({ access: 'a', refresh: '' });
});
