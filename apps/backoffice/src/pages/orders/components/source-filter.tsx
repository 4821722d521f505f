import { ORDER_SOURCES } from '@shop/contract/constants';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';

export type SourceFilterProps = { value: string; onChange: (value: string) => void };

/** Where the listed orders come from. */
export function SourceFilter({ value, onChange }: SourceFilterProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('orders.source')}
      value={value}
      options={[
        { value: '', text: t('orders.allSources') },
        ...ORDER_SOURCES.map((source) => ({ value: source, text: t(`orders.sources.${source}`) })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
