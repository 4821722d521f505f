import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type ProductValues } from '../form/product-values.ts';
import {
  changedNames,
  type FieldConflicts as Conflicts,
  type FieldName,
  type FieldValue,
} from '../hooks/use-product-conflicts.ts';
import { useFieldText } from '../hooks/use-field-text.ts';

export type FieldConflictsProps = {
  conflicts: Conflicts;
  onChoose: (name: FieldName, value: FieldValue) => void;
};

/** The fields that someone else changed, each with both values, of which the owner chooses one. */
export function FieldConflicts({ conflicts, onChoose }: FieldConflictsProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changedNames(conflicts.changed).length === 0) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, [conflicts]);
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 4, flex: 1 } }}>
      <AlertTitle ref={title} tabIndex={-1} sx={{ m: 0 }}>
        {t('productForm.conflictTitle')}
      </AlertTitle>
      {changedNames(conflicts.changed).map((name) => (
        <FieldChoice key={name} name={name} conflicts={conflicts} onChoose={onChoose} />
      ))}
    </Alert>
  );
}

const MINE = 'mine';
const THEIRS = 'theirs';

function FieldChoice({ name, conflicts, onChoose }: FieldConflictsProps & { name: FieldName }) {
  const { t } = useTranslation();
  const id = useId();
  const { control } = useFormContext<ProductValues>();
  const current = useWatch({ control, compute: (values) => fieldsOf(values)[name] });
  const show = useFieldText();
  const { changed, mine, opened } = conflicts;
  const theirs = changed[name];
  if (theirs === undefined) return null;
  const chosen = current === theirs ? THEIRS : current === mine[name] ? MINE : null;
  return (
    <FormControl>
      <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 'bold' }}>
        {t(`productForm.${name}`)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, next) => onChoose(name, next === MINE ? mine[name] : theirs)}
      >
        <Choice
          value={MINE}
          title={t(
            mine[name] === opened[name] ? 'productForm.openedVersion' : 'productForm.myVersion',
          )}
          text={show(name, mine[name])}
        />
        <Choice value={THEIRS} title={t('productForm.savedVersion')} text={show(name, theirs)} />
      </RadioGroup>
    </FormControl>
  );
}

function Choice({ value, title, text }: { value: string; title: string; text: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      label={
        <>
          {title}{' '}
          <Box component="bdi" sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </>
      }
      sx={{
        alignItems: 'start',
        minHeight: 'var(--target)',
        '& .MuiFormControlLabel-label': { py: 2 },
      }}
    />
  );
}
