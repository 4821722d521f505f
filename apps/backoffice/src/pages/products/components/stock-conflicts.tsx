import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { colorName, sizeName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { useTranslation } from 'react-i18next';
import type { StockConflict } from '../form/stock-conflict.ts';

export type StockConflictsProps = {
  conflicts: readonly StockConflict[];
  title: string;
  /** What saving again does. */
  advice?: string;
};

/** The variants whose stock changed while the owner changed it too, with both numbers. */
export function StockConflicts({ conflicts, title, advice }: StockConflictsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      <List disablePadding dense>
        {conflicts.map(({ color, size, typed, now }) => {
          const name = `${colorName(color, language)} ${sizeName(size, language)}`;
          return (
            <ListItem key={name} disableGutters disablePadding>
              {typed === undefined && t('productForm.variantAdded', { name, now })}
              {now === undefined && t('productForm.variantRemoved', { name, typed })}
              {typed !== undefined &&
                now !== undefined &&
                t('productForm.bothQuantities', { name, typed, now })}
            </ListItem>
          );
        })}
      </List>
      {advice}
    </Alert>
  );
}
