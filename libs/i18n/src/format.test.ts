import { expect, test } from 'vitest';
import { colorName } from './color-name.ts';
import { formatDate, formatDateTime, formatDayAndMonth, formatDayRange } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { formatNumber } from './format-number.ts';
import {
  formatLocalPhone,
  formatPhone,
  internationalDigits,
  telUrl,
  whatsAppUrl,
} from './format-phone.ts';
import { LANGUAGES, parseLanguage } from './languages.ts';

test('I18N-5 amounts are formatted as 79,90 TND in French and 79.90 TND in English', () => {
  expect(formatMoney('79.90', 'fr')).toBe('79,90\u00A0TND');
  expect(formatMoney('79.90', 'en')).toBe('79.90\u00A0TND');
  expect(formatMoney('1234.50', 'fr')).toBe('1\u202F234,50\u00A0TND');
});

test('a number is formatted as by Intl.NumberFormat, in both languages', () => {
  const locales = { fr: 'fr-FR', en: 'en-GB' } as const;
  const amounts = ['0', '8', '12.5', '999.99', '1000', '-1234.50', '12345.67', '1234567.89'];
  for (const language of LANGUAGES) {
    const platform = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 });
    for (const amount of amounts) {
      const digits = Number(amount).toFixed(2);
      expect(formatNumber(digits, language)).toBe(platform.format(Number(amount)));
      expect(formatMoney(amount, language)).toBe(`${platform.format(Number(amount))}\u00A0TND`);
    }
  }
});

test('NAV-6 a Tunisian phone number has +216 and is grouped; a foreign one does not change', () => {
  expect(formatPhone('98765432')).toBe('+216\u00A098\u00A0765\u00A0432');
  expect(formatPhone('00216 98-765-432')).toBe('+216\u00A098\u00A0765\u00A0432');
  expect(formatPhone('+33 6 12 34 56 78')).toBe('+33 6 12 34 56 78');
  expect(formatLocalPhone('+216 98765432')).toBe('98\u00A0765\u00A0432');
  expect(formatLocalPhone('+33 6 12 34 56 78')).toBe('+33 6 12 34 56 78');
  expect(formatPhone('+290 12345')).toBe('+290 12345');
  expect(internationalDigits('98 765 432')).toBe('21698765432');
  expect(internationalDigits('\u0669\u0668\u0667\u0666\u0665\u0664\u0663\u0662')).toBe(
    '21698765432',
  );
  expect(internationalDigits('+290 12345')).toBe('29012345');
});

test.each(['98 765 432', '+216 98-765-432', '0021698765432'])(
  'NAV-6 %s is reached with the country’s prefix',
  (phone) => {
    expect(telUrl(phone)).toBe('tel:+21698765432');
    expect(whatsAppUrl(phone, 'n° 1 & 50 % ? #é\n')).toBe(
      'https://wa.me/21698765432?text=n%C2%B0%201%20%26%2050%20%25%20%3F%20%23%C3%A9%0A',
    );
  },
);

test('a WhatsApp link has the international number, and a text that is escaped', () => {
  expect(whatsAppUrl('98 765 432')).toBe('https://wa.me/21698765432');
  expect(whatsAppUrl('+33 6 12 34 56 78', 'n° 1 & 50 % ?')).toBe(
    'https://wa.me/33612345678?text=n%C2%B0%201%20%26%2050%20%25%20%3F',
  );
});

test('I18N-1 French is the default', () => {
  expect(parseLanguage(null)).toBe('fr');
  expect(parseLanguage('de')).toBe('fr');
});

test('a colour has the name of the nearest named colour, in both languages', () => {
  expect(colorName('#17457F', 'fr')).toBe('Bleu Sidi Bou Saïd');
  expect(colorName('#181818', 'en')).toBe('Black');
  expect(colorName('rouge', 'fr')).toBe('rouge');
});

test('a date and time is formatted in the time zone of Tunis', () => {
  expect(formatDateTime('2026-11-21T23:30:00.000Z', 'fr')).toContain('22\u00A0nov.\u00A02026');
  expect(formatDayAndMonth('2026-11-21T23:30:00.000Z', 'fr')).toBe('22\u00A0nov.');
  expect(formatDayAndMonth('2026-11-21', 'en')).toBe('21\u00A0Nov');
});

test('two days are formatted as a range of weekdays in the time zone of Tunis', () => {
  const [first, last] = ['2026-11-23T23:30:00Z', '2026-11-26T09:00:00Z'].map((at) => new Date(at));
  if (!first || !last) throw new Error('no dates');
  expect(formatDayRange(first, last, 'fr')).toMatch(/^mar\.\u00A024.–.jeu\.\u00A026\u00A0nov\.$/);
  expect(formatDayRange(first, last, 'en')).toMatch(/^Tue\u00A024.+–.Thu\u00A026\u00A0Nov$/);
});

test('the first day of a month is an ordinal in French', () => {
  const [first, last] = ['2026-12-01', '2026-12-11'].map((day) => new Date(day));
  if (!first || !last) throw new Error('no dates');
  expect(formatDayRange(first, last, 'fr')).toMatch(/^mar\.\s1er.–.ven\.\s11\sdéc\.$/);
  expect(formatDayRange(first, last, 'en')).toMatch(/^Tue\s1\sDec.–.Fri\s11\sDec$/);
  expect(formatDate('2027-01-01', 'fr')).toBe('1er\u00A0janv.\u00A02027');
  expect(formatDate('2027-01-11', 'fr')).toBe('11\u00A0janv.\u00A02027');
  expect(formatDayAndMonth('2027-01-01', 'fr')).toBe('1er\u00A0janv.');
  expect(formatDayAndMonth('2027-01-01', 'en')).toBe('1\u00A0Jan');
});

test('a date and a time have no space at which a line breaks', () => {
  expect(formatDateTime('2027-01-01T00:01:00.000Z', 'fr')).toBe(
    '1er\u00A0janv.\u00A02027,\u00A001:01',
  );
  expect(formatDateTime('2026-11-21T08:00:00.000Z', 'en')).toBe(
    '21\u00A0Nov\u00A02026,\u00A009:00',
  );
});
