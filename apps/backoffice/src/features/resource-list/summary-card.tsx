import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { OrderNumbers } from '../../components/order-numbers.tsx';
import { openButtonId } from './open-button.ts';

export type SummaryCardProps = {
  /** The id of the item. */
  itemId: string;
  title: string;
  customer: string;
  /** The third line. */
  note: ReactNode;
  /** At the end of the line, such as a status. */
  aside: ReactNode;
  /** Whether its details are beside the list. */
  isOpen: boolean;
  isSelected?: boolean;
  /** Before the summary: a checkbox. */
  checkbox?: ReactNode;
  onOpen: () => void;
};

/** A customer's order or message in the list beside the details; a click shows its details instead. */
export function SummaryCard(props: SummaryCardProps) {
  const { itemId, isOpen, isSelected = false, checkbox, onOpen } = props;
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <Card
      ref={card}
      component="article"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        alignItems: 'stretch',
        scrollMarginTop: 'calc(var(--space-20) + var(--space-4))',
        ...(isOpen && {
          borderColor: 'primary.main',
          boxShadow: 'inset 3px 0 0 var(--color-primary)',
        }),
        ...(isSelected && { bgcolor: 'var(--color-primary-tint)' }),
      }}
    >
      {checkbox}
      <CardActionArea
        id={openButtonId(itemId)}
        onClick={onOpen}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ py: 3, pl: checkbox ? 1 : 4, pr: 4 }}
      >
        <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 3 }}>
          <Box
            component="span"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}
          >
            <Typography
              id={titleId}
              component="span"
              variant="body2"
              sx={{ fontWeight: 'fontWeightBold' }}
            >
              <OrderNumbers>{props.title}</OrderNumbers>
            </Typography>
            <Typography component="span" noWrap dir="auto">
              {props.customer}
            </Typography>
            {/* Where it is too long, its end is cut in its own direction. */}
            <Typography component="span" variant="body2" color="textSecondary" noWrap dir="auto">
              {props.note}
            </Typography>
          </Box>
          <Stack component="span" sx={{ alignItems: 'end', gap: 2, flex: 'none' }}>
            {props.aside}
          </Stack>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
