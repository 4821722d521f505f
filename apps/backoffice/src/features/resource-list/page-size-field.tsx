import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/select-field.tsx';

export type PageSizeFieldProps = {
  sizes: readonly number[];
  size: number;
  onChange: (size: number) => void;
};

/** Selects the number of items per page. */
export function PageSizeField({ sizes, size, onChange }: PageSizeFieldProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        // At the end of its line also without a pagination.
        ml: 'auto',
        '& > div': { flexDirection: 'row', alignItems: 'center', gap: 3, width: 'max-content' },
      }}
    >
      <SelectField
        label={t('list.perPage')}
        value={String(size)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={sizes.map((each) => ({ value: String(each), text: String(each) }))}
      />
    </Box>
  );
}
