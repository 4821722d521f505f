import Box from '@mui/material/Box';
import { MESSAGE_LANGUAGES } from '@shop/contract/constants';
import { MESSAGE_LANGUAGE_NAMES } from '@shop/i18n/buyer-messages';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/select-field.tsx';
import type { ChosenLanguage } from './use-message-language.ts';

const OPTIONS = MESSAGE_LANGUAGES.map((value) => ({
  value,
  text: MESSAGE_LANGUAGE_NAMES[value],
  lang: value,
}));

export type MessageLanguageFieldProps = {
  chosen: ChosenLanguage;
  /** The label, when no message is beside the field. */
  label?: string;
};

/** Selects the language of the messages to a buyer. The whole width of a phone is its target. */
export function MessageLanguageField({ chosen, label }: MessageLanguageFieldProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ width: { xs: '100%', sm: '15rem' } }}>
      <SelectField
        label={label ?? t('orders.messageLanguage')}
        value={chosen.language}
        options={OPTIONS}
        onChange={({ target }) => {
          const language = MESSAGE_LANGUAGES.find((each) => each === target.value);
          if (language) chosen.choose(language);
        }}
        error={chosen.isUnsaved ? t('orders.messageLanguageUnsaved') : undefined}
      />
    </Box>
  );
}
