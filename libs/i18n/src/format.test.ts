import { expect, test } from 'vitest';
import { colorName } from './color-name.ts';
import { formatDateTime, formatDayAndMonth } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { formatNumber } from './format-number.ts';
import { formatPhone, internationalDigits } from './format-phone.ts';
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
  expect(internationalDigits('98 765 432')).toBe('21698765432');
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
  expect(formatDateTime('2026-11-21T23:30:00.000Z', 'fr')).toContain('22 nov. 2026');
  expect(formatDayAndMonth('2026-11-21T23:30:00.000Z', 'fr')).toBe('22 nov.');
  expect(formatDayAndMonth('2026-11-21', 'en')).toBe('21 Nov');
});
