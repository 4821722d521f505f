import FormControl from '@mui/material/FormControl';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { GroupLabel } from '../../../components/group-label.tsx';
import type { ProductValues } from '../form/product-values.ts';

export type ChoiceFieldProps = {
  name: 'gender' | 'season' | 'badge';
  label: string;
  options: readonly { value: string; text: string }[];
};

/** A field with few values, as a row of toggle buttons of which one is always selected. */
export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const id = useId();
  const { control } = useFormContext<ProductValues>();
  return (
    <FormControl>
      <GroupLabel id={id}>{label}</GroupLabel>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, ref, onChange, onBlur } }) => (
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-labelledby={id}
            value={value}
            onChange={(_event, chosen: string | null) => chosen !== null && onChange(chosen)}
            onBlur={onBlur}
            sx={{ flexWrap: 'wrap' }}
          >
            {options.map((option) => (
              <ToggleButton
                key={option.value}
                value={option.value}
                {...(option.value === value && { ref })}
              >
                {option.text}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      />
    </FormControl>
  );
}
