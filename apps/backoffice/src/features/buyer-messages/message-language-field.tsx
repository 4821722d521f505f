import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { MESSAGE_LANGUAGES } from '@shop/contract/constants';
import { MESSAGE_LANGUAGE_NAMES } from '@shop/i18n/message-language-names';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../components/aria-disabled-button.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useBuyerTexts } from './use-buyer-texts.ts';
import type { ChosenLanguage } from './use-message-language.ts';

const OPTIONS = MESSAGE_LANGUAGES.map((value) => ({
  value,
  text: MESSAGE_LANGUAGE_NAMES[value],
  lang: value,
}));

/** The label is beside the select: the buttons above it keep their size, and a phone shows more of the order. */
const FIELD = {
  width: { xs: '100%', sm: 'auto' },
  maxWidth: '100%',
  '& > .MuiFormControl-root': {
    flexFlow: 'row wrap',
    alignItems: 'center',
    columnGap: 3,
  },
  '& .MuiInputLabel-root': { flex: { xs: '0 0 4.25rem', sm: 'none' } },
  '& .MuiInputBase-root': { flex: { xs: '1 1 0', sm: '0 0 14.5rem' } },
  '& .MuiFormHelperText-root': { flexBasis: '100%' },
} as const;

export type MessageLanguageFieldProps = {
  chosen: ChosenLanguage;
  /** The label, when no message is beside the field. */
  label?: string;
};

/** Selects the language of the messages to a buyer. */
export function MessageLanguageField({ chosen, label }: MessageLanguageFieldProps) {
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  const { isMissing, retry } = useBuyerTexts(chosen.language);
  const [isRetrying, setIsRetrying] = useState(false);

  async function loadAgain() {
    setIsRetrying(true);
    const isLoaded = await retry();
    setIsRetrying(false);
    // The button is not there any more.
    if (isLoaded) select.current?.focus();
  }

  return (
    <Box sx={FIELD}>
      <SelectField
        inputRef={select}
        label={label ?? t('orders.messageLanguage')}
        value={chosen.language}
        options={OPTIONS}
        onChange={({ target }) => {
          const language = MESSAGE_LANGUAGES.find((each) => each === target.value);
          if (language) chosen.choose(language);
        }}
        error={chosen.isUnsaved ? t('orders.messageLanguageUnsaved') : undefined}
      />
      {isMissing && (
        <Alert
          severity="error"
          sx={{ mt: 3 }}
          action={
            <AriaDisabledButton
              color="inherit"
              inactive={isRetrying}
              onClick={() => void loadAgain()}
            >
              {isRetrying ? t('pleaseWait') : t('retry')}
            </AriaDisabledButton>
          }
        >
          {t('orders.textsMissing', { name: MESSAGE_LANGUAGE_NAMES[chosen.language] })}
        </Alert>
      )}
    </Box>
  );
}
