export { LanguageMenu } from './language-menu.tsx';
export { readPageConfig, type PageConfig } from './page-config.ts';
export {
  isChunkError,
  recordChunkErrors,
  recoverFromChunkError,
  reloadOnPreloadError,
  reloadWhenServerResponds,
  type ChunkErrorOutcome,
} from './preload-error.ts';
export { preloadWhenIdle } from './preload-when-idle.ts';
export {
  CHUNK_ERROR_ATTEMPT_TEXTS,
  CHUNK_ERROR_TEXTS,
  useChunkErrorRecovery,
  type ChunkErrorRecovery,
} from './use-chunk-error-recovery.ts';
export { reportErrors } from './report-errors.ts';
export { browserStorage, memoryStorage, type SafeStorage } from './safe-storage.ts';
export { StorageContext, useStorage } from './storage-context.ts';
export { findStoredLanguage, readStoredLanguage, storeLanguage } from './stored-language.ts';
export { useChangeLanguage } from './use-change-language.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export { useDocumentLanguage, useLanguage } from './use-language.ts';
