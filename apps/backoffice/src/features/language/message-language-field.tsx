import Box from '@mui/material/Box';
import { LANGUAGES, parseLanguage, type Language } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/select-field.tsx';

export type MessageLanguageFieldProps = { value: Language; onChange: (language: Language) => void };

/** Selects the language of a message to a shopper. */
export function MessageLanguageField({ value, onChange }: MessageLanguageFieldProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ width: '11rem' }}>
      <SelectField
        label={t('orders.messageLanguage')}
        value={value}
        options={LANGUAGES.map((each) => ({ value: each, text: t(`language.${each}`) }))}
        onChange={({ target }) => onChange(parseLanguage(target.value))}
      />
    </Box>
  );
}
