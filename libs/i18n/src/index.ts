export { colorName } from './color-name.ts';
export { COLOR_NAMES } from './color-names.ts';
export { changeLanguage, createI18n, loadLanguage, type Catalogue } from './create-i18n.ts';
export { formatDate, formatDateTime, formatDayAndMonth, formatDayRange } from './format-date.ts';
export { formatMoney } from './format-money.ts';
export { formatNumber } from './format-number.ts';
export {
  formatLocalPhone,
  formatPhone,
  internationalDigits,
  telUrl,
  whatsAppUrl,
} from './format-phone.ts';
export {
  DEFAULT_LANGUAGE,
  LANGUAGE_KEY,
  LANGUAGE_LABELS,
  LANGUAGES,
  parseLanguage,
  type Language,
} from './languages.ts';
export { isOneSize, sizeName } from './size-name.ts';
