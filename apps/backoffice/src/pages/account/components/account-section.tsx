import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export type AccountSectionProps = {
  title: string;
  text: string;
  /** Next to the title: its state. */
  status?: ReactNode;
  children: ReactNode;
};

/** A section of the account page: its title, what it is for, and its controls. */
export function AccountSection({ title, text, status, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 5,
          p: { sm: 6 },
          '&:last-child': { pb: { sm: 6 } },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Typography id={id} component="h2" variant="h3">
              {title}
            </Typography>
            {status}
          </Box>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}
