import { MAX_LENGTH } from '@shop/contract/constants';
import { useFormContext } from 'react-hook-form';
import { registeredField, TextField } from '../../../components/text-field.tsx';

/** The note of the form, as `note` of its values. */
export function NoteField({ label, readOnly = false }: { label: string; readOnly?: boolean }) {
  const { register } = useFormContext<{ note: string }>();
  return (
    <TextField
      label={label}
      {...registeredField(register('note'))}
      readOnly={readOnly}
      htmlInput={{ maxLength: MAX_LENGTH.note, dir: 'auto' }}
      multiline
      maxRows={6}
    />
  );
}
