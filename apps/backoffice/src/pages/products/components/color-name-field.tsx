import { COLOR_NAMES } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';

export type ColorNameFieldProps = {
  value: string;
  language: 'fr' | 'en';
  onChoose: (value: string) => void;
};

/** The named colours, each once. */
const NAMED = COLOR_NAMES.filter(
  ({ fr }, index) => COLOR_NAMES.findIndex((other) => other.fr === fr) === index,
);

/** A colour by its name; a colour without a name is "custom". */
export function ColorNameField({ value, language, onChoose }: ColorNameFieldProps) {
  const { t } = useTranslation();
  const named = NAMED.find(({ hex }) => hex === value.toUpperCase());
  const names = NAMED.map((name) => ({ value: name.hex, text: name[language] }));
  const sorted = names.toSorted((one, other) => one.text.localeCompare(other.text, language));
  return (
    <SelectField
      label={t('productForm.color')}
      value={named?.hex ?? ''}
      onChange={(event) => event.target.value !== '' && onChoose(event.target.value)}
      options={[...(named ? [] : [{ value: '', text: t('productForm.customColor') }]), ...sorted]}
    />
  );
}
