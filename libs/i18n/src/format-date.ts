import type { Language } from './languages.ts';

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/**
 * Returns a function that makes the format of a language once: a list formats dozens of dates, and on a phone
 * `Intl.DateTimeFormat` takes longer than its format.
 */
function cachedFormat(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (language: Language): Intl.DateTimeFormat => {
    const format =
      formats.get(language) ??
      new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'Africa/Tunis' });
    formats.set(language, format);
    return format;
  };
}

const dateTimeFormat = cachedFormat({ dateStyle: 'medium', timeStyle: 'short' });
const dayAndMonthFormat = cachedFormat({ day: 'numeric', month: 'short' });
const dateFormat = cachedFormat({ dateStyle: 'medium' });
const dayRangeFormat = cachedFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** A line does not break in the text. The first day of a month is an ordinal in French, which `Intl` does not format. */
function unbroken(text: string, language: Language): string {
  const joined = text.replaceAll(' ', '\u00A0');
  return language === 'fr' ? joined.replaceAll(/\b1\b/g, '1er') : joined;
}

/** Formats a timestamp (ISO 8601) as date and time, on one line, in the shop's time zone, Africa/Tunis. */
export function formatDateTime(timestamp: string, language: Language): string {
  return unbroken(dateTimeFormat(language).format(new Date(timestamp)), language);
}

/** Formats a timestamp (ISO 8601) as day and month, on one line, in the shop's time zone, Africa/Tunis. */
export function formatDayAndMonth(timestamp: string, language: Language): string {
  return unbroken(dayAndMonthFormat(language).format(new Date(timestamp)), language);
}

/** Formats a timestamp (ISO 8601) as a date, on one line, in the shop's time zone, Africa/Tunis. */
export function formatDate(timestamp: string, language: Language): string {
  return unbroken(dateFormat(language).format(new Date(timestamp)), language);
}

/**
 * Formats two days, with their weekdays, as a range in the shop's time zone, Africa/Tunis. A line breaks only between
 * them.
 */
export function formatDayRange(first: Date, last: Date, language: Language): string {
  return unbroken(dayRangeFormat(language).formatRange(first, last), language);
}
