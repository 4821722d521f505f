import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { variantKey } from '@shop/contract/variant-key';
import { CheckIcon, ChevronDownIcon, CloseIcon } from '@shop/ui';
import { useId, type FocusEvent, type ReactElement, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

export type TagFieldProps = {
  label: string;
  required?: boolean;
  error?: string | undefined;
  helperText?: string;
  /** The suggested values; any other text can be typed. */
  options: readonly string[];
  value: string[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** The text of a value. */
  getText: (value: string) => string;
  /** A mark before the text of a value, such as its colour. */
  renderMark?: (value: string) => ReactElement;
  maxLength: number;
  /** Whether Enter takes the first suggestion rather than the typed text. */
  autoHighlight?: boolean;
};

/** Several values of a list, or typed ones, as chips. The list stays open for the next choice. */
export function TagField(props: TagFieldProps) {
  const { label, required = false, error, helperText, options, value, getText } = props;
  const { t } = useTranslation();
  const id = useId();
  const message = error ?? helperText;
  const isSame = (one: string, other: string) => variantKey(one) === variantKey(other);

  /** Adds what was typed and not entered, as on a phone whose keyboard was closed. */
  function leave({ target }: FocusEvent) {
    const typed = target instanceof HTMLInputElement ? target.value.trim() : '';
    if (typed !== '' && !value.some((each) => isSame(each, typed) || isSame(getText(each), typed)))
      props.onChange([...value, typed]);
    props.onBlur();
  }

  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      autoHighlight={props.autoHighlight ?? false}
      disableCloseOnSelect
      forcePopupIcon
      clearOnBlur
      handleHomeEndKeys
      options={options}
      value={value}
      onChange={(_event, next) => props.onChange(next)}
      onBlur={leave}
      getOptionLabel={getText}
      isOptionEqualToValue={isSame}
      filterOptions={FILTER}
      openText={t('tagField.open')}
      closeText={t('tagField.close')}
      clearText={t('tagField.clear')}
      popupIcon={<ChevronDownIcon size={20} />}
      clearIcon={<CloseIcon size={20} />}
      sx={FIELD}
      slotProps={{
        listbox: { sx: LIST },
        // The list is rendered outside the page's landmarks. It keeps the field's width of before a rotation.
        popper: { role: 'region', 'aria-label': label, sx: { maxWidth: '100vw' } },
      }}
      renderOption={({ key, ...option }, each, { selected }) => (
        <Box component="li" key={key} {...option} sx={OPTION}>
          {props.renderMark?.(each)}
          <Box component="span" sx={{ flex: 1 }}>
            {getText(each)}
          </Box>
          {selected && <CheckIcon size={20} />}
        </Box>
      )}
      renderValue={(chosen, getItemProps) =>
        chosen.map((each, index) => {
          const { key, ...item } = getItemProps({ index });
          return (
            <Chip
              key={key}
              {...item}
              size="medium"
              label={
                <Stack component="span" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                  {props.renderMark?.(each)}
                  <span>{getText(each)}</span>
                </Stack>
              }
              deleteIcon={<CloseIcon size={16} />}
            />
          );
        })
      }
      renderInput={({ slotProps }) => (
        <FormControl fullWidth error={error !== undefined} required={required}>
          <InputLabel {...slotProps.inputLabel}>{label}</InputLabel>
          <OutlinedInput
            {...slotProps.input}
            inputRef={props.inputRef}
            aria-describedby={message ? `${id}-message` : undefined}
            slotProps={{ input: { ...slotProps.htmlInput, maxLength: props.maxLength } }}
          />
          {message && <FormHelperText id={`${id}-message`}>{message}</FormHelperText>}
        </FormControl>
      )}
    />
  );
}

const FILTER = createFilterOptions<string>({ ignoreAccents: true, trim: true });

const FIELD = {
  '& .MuiOutlinedInput-root': { flexWrap: 'wrap', gap: 1, py: 1, pl: 2 },
  '& .MuiOutlinedInput-input': { minWidth: '6rem', px: 1 },
  '& .MuiChip-root': { m: 0, minHeight: 36 },
  '& .MuiChip-deleteIcon': { boxSizing: 'content-box', p: 2, mr: 0, color: 'text.secondary' },
};

const LIST = { maxHeight: '45vh' };

const OPTION = { display: 'flex', gap: 3, minHeight: 'var(--target)' };
