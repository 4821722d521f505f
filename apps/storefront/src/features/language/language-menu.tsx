import { LanguageMenu as Menu } from '@shop/app-kit';
import { useLanguageChange } from './use-language-change.tsx';

/** The language menu (I18N-2), with an error message when a language cannot be loaded. */
export function LanguageMenu() {
  const { change, note } = useLanguageChange();
  return (
    <>
      <Menu onSelect={change} />
      {note}
    </>
  );
}
