import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDownIcon } from '@shop/ui';
import { useId } from 'react';

export type SelectFieldProps = Omit<
  NativeSelectProps,
  'id' | 'children' | 'input' | 'error' | 'IconComponent'
> & {
  label: string;
  error?: string | undefined;
  /** `lang` is the language of a text that is not in the one of the interface. */
  options: readonly { value: string; text: string; lang?: string }[];
};

/** A labelled native select. */
export function SelectField({ label, error, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        {...select}
        id={id}
        aria-describedby={error ? `${id}-note` : undefined}
        input={<OutlinedInput />}
        IconComponent={SelectArrow}
      >
        {options.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {error && <FormHelperText id={`${id}-note`}>{error}</FormHelperText>}
    </FormControl>
  );
}

function SelectArrow({ className }: { className?: string }) {
  return (
    <span className={className} aria-hidden="true">
      <ChevronDownIcon size={20} />
    </span>
  );
}
