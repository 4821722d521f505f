import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DraftValues } from './draft-values.ts';

/** Whether the customer has confirmed the order while it was entered. */
export function ConfirmedField() {
  const { t } = useTranslation();
  const id = useId();
  const { control } = useFormContext<DraftValues>();
  return (
    <div>
      <Controller
        control={control}
        name="isConfirmed"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            label={t('orderNew.confirmed')}
            control={
              <Checkbox
                {...field}
                checked={value}
                slotProps={{ input: { ref, 'aria-describedby': id } }}
              />
            }
          />
        )}
      />
      <FormHelperText id={id}>{t('orderNew.confirmedHint')}</FormHelperText>
    </div>
  );
}
