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
import { PanelSkeleton } from './panel-skeleton.tsx';
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

/** A ranking of products; the first five, the others on demand. */
export function Ranking({ title, empty, rows }: RankingProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  if (!rows) {
    return (
      <Panel title={title}>
        <PanelSkeleton rows={FIRST_ROWS} />
      </Panel>
    );
  }
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Panel title={title}>
      {rows.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <List disablePadding sx={{ mx: -3 }}>
        {shown.map(({ key, to, name, figure, note, tone }) => (
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
      {shown.length < rows.length && (
        <Button onClick={() => setWhole(true)} sx={{ justifySelf: 'start', mx: -3 }}>
          {t('dashboard.more', { count: rows.length - shown.length })}
        </Button>
      )}
    </Panel>
  );
}
