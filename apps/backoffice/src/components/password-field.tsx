import IconButton from '@mui/material/IconButton';
import { MAX_LENGTH } from '@shop/contract/constants';
import { HideIcon, ShowIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A required password, with a button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'endAdornment' | 'htmlInput'>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      htmlInput={{ maxLength: MAX_LENGTH.password }}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={t('session.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <HideIcon size={20} /> : <ShowIcon size={20} />}
        </IconButton>
      }
    />
  );
}
