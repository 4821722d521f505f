import { expect, test } from 'vitest';
import { memoryStorage } from './safe-storage.ts';
import { findStoredLanguage, readStoredLanguage, storeLanguage } from './stored-language.ts';

/** A document that has only a cookie and a protocol, as a unit test has no browser. */
function pageWith(cookie: string, protocol = 'http:'): Document {
  return Object.assign(Object.create(null), { cookie, location: { protocol } });
}

test.each([
  ['', {}, undefined],
  ['', { lang: 'en' }, 'en'],
  ['lang=en', {}, 'en'],
  ['theme=dark; lang=en', { lang: 'fr' }, 'en'],
  ['lang=de', { lang: 'en' }, 'en'],
  ['slang=en', {}, undefined],
])('I18N-5 the cookie %j and the storage %j select the language %j', (cookie, stored, language) => {
  const storage = memoryStorage(stored);
  expect(findStoredLanguage(storage, pageWith(cookie))).toBe(language);
  expect(readStoredLanguage(storage, pageWith(cookie))).toBe(language ?? 'fr');
});

test('I18N-5 a choice is stored in localStorage and in a cookie of the same name', () => {
  const storage = memoryStorage();
  const page = pageWith('');
  storeLanguage('en', storage, page);
  expect(storage.read('lang')).toBe('en');
  expect(page.cookie).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('I18N-5 a page that came by TLS stores the cookie for TLS alone', () => {
  const page = pageWith('', 'https:');
  storeLanguage('en', memoryStorage(), page);
  expect(page.cookie).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
