import type { Language } from './languages.ts';

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Formats a timestamp (ISO 8601) as date and time in the shop's time zone, Africa/Tunis. */
export function formatDateTime(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Tunis',
  }).format(new Date(timestamp));
}

/** Formats a timestamp (ISO 8601) as day and month in the shop's time zone, Africa/Tunis. */
export function formatDayAndMonth(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'Africa/Tunis',
  }).format(new Date(timestamp));
}

/** Formats a timestamp (ISO 8601) as a date in the shop's time zone, Africa/Tunis. */
export function formatDate(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeZone: 'Africa/Tunis',
  }).format(new Date(timestamp));
}

/** Formats two days, with their weekdays, as a range in the shop's time zone, Africa/Tunis. */
export function formatDayRange(first: Date, last: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Africa/Tunis',
  }).formatRange(first, last);
}
