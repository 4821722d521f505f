import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { ArrowRightIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MENU, paths } from '../../../lib/paths.ts';

/** Links to the pages with a short description. */
export function SectionLinks() {
  const { t } = useTranslation();
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        gap: 4,
      }}
    >
      {MENU.filter((page) => page !== 'Dashboard').map((page) => (
        <ListItem
          key={page}
          disablePadding
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' }}
        >
          <Card>
            <CardActionArea
              component={Link}
              to={paths[page]}
              sx={{ height: '100%', alignContent: 'start' }}
            >
              <CardContent sx={{ display: 'grid', gap: 2 }}>
                <Typography
                  component="h2"
                  variant="h4"
                  color="primary"
                  sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
                >
                  {t(`menu.${page}`)}
                  <ArrowRightIcon size={20} />
                </Typography>
                <Typography color="textSecondary">{t(`dashboard.${page}`)}</Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        </ListItem>
      ))}
    </List>
  );
}
