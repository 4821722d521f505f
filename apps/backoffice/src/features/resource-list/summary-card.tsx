import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { useEffect, useRef, type ReactNode } from 'react';
import { openButtonId } from './open-button.ts';

export type SummaryCardProps = {
  /** The id of the item. */
  itemId: string;
  /** The id of its title. */
  titleId: string;
  /** Whether its details are beside the list. */
  isOpen: boolean;
  isSelected?: boolean;
  /** Before the summary: a checkbox. */
  checkbox?: ReactNode;
  onOpen: () => void;
  children: ReactNode;
};

/** A summary in the list beside the details; a click shows the item's details instead. */
export function SummaryCard(props: SummaryCardProps) {
  const { itemId, titleId, isOpen, isSelected = false, checkbox, onOpen, children } = props;
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
        {children}
      </CardActionArea>
    </Card>
  );
}
