import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Placeholders } from '../../../components/placeholders.tsx';
import { Panel } from './panel.tsx';

type Row = {
  key: string;
  to: string;
  name: string;
  figure: string;
  note: string;
  /** The colour of the figure. */
  tone?: ChipProps['color'];
};
export type RankingProps = {
  title: string;
  /** The message of an empty list. */
  empty: string;
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
};

const FIRST_ROWS = 5;

const SAMPLES: readonly Row[] = Array.from({ length: FIRST_ROWS }, (_none, place) => ({
  key: String(place),
  to: '',
  name: 'Robe longue en lin brodée',
  figure: '2 tailles',
  note: 'Bleu : S, M, L, XL',
}));

/** A ranking of products; the first five, the others on demand. */
export function Ranking({ title, empty, rows }: RankingProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  if (!rows) {
    return (
      <Panel title={title}>
        <Placeholders>
          <Rows rows={SAMPLES} />
        </Placeholders>
      </Panel>
    );
  }
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Panel title={title}>
      {rows.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <Rows rows={shown} />
      {shown.length < rows.length && (
        <Button onClick={() => setWhole(true)} sx={{ justifySelf: 'start', mx: -3 }}>
          {t('dashboard.more', { count: rows.length - shown.length })}
        </Button>
      )}
    </Panel>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <List disablePadding sx={{ mx: -3 }}>
      {rows.map(({ key, to, name, figure, note, tone }) => (
        <ListItem key={key} disablePadding divider>
          <ListItemButton
            component={Link}
            to={to}
            sx={{ flexWrap: 'wrap', columnGap: 4, px: 3, py: 1 }}
          >
            <ListItemText
              primary={name}
              secondary={note}
              slotProps={{
                primary: { dir: 'auto', color: 'textPrimary' },
                secondary: { dir: 'auto' },
              }}
              // A long figure is below its product.
              sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
            />
            <Chip label={figure} {...(tone && { color: tone })} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
