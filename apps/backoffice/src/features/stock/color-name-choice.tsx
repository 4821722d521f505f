import { COLOR_NAMES } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';
import { ChoiceEntry } from '../../platform/choice-entry.tsx';

export type ColorNameChoiceProps = {
  value: string;
  language: 'fr' | 'en';
  /** Takes the value of the colour named. */
  onChoose: (value: string) => void;
};

/** The colours a clothing shop names, each name once. */
const NAMED = COLOR_NAMES.filter(
  ({ fr }, index) => COLOR_NAMES.findIndex((other) => other.fr === fr) === index,
);

/** A colour by its name; one that is none of the named stands as made to measure. */
export function ColorNameChoice({ value, language, onChoose }: ColorNameChoiceProps) {
  const { t } = useTranslation();
  const named = NAMED.find(({ hex }) => hex === value.toUpperCase());
  const names = NAMED.map((name) => ({ value: name.hex, text: name[language] }));
  const sorted = names.toSorted((one, other) => one.text.localeCompare(other.text, language));
  return (
    <ChoiceEntry
      label={t('productForm.color')}
      value={named?.hex ?? ''}
      onChange={(event) => event.target.value !== '' && onChoose(event.target.value)}
      choices={[...(named ? [] : [{ value: '', text: t('productForm.customColor') }]), ...sorted]}
    />
  );
}
