import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import { useChangeLanguage, useLanguage } from '@shop/app-kit';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@shop/i18n';
import { catalogue } from '@shop/i18n/backoffice';
import { CheckIcon, ChevronDownIcon, flags } from '@shop/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type LanguageChoiceProps = {
  /** Whether it has the border of a field, among other settings. */
  isOutlined?: boolean;
};

/** The menu of languages (I18N-2). When a language cannot be loaded, the language does not change. */
export function LanguageChoice({ isOutlined = false }: LanguageChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { change } = useChangeLanguage(catalogue);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const listId = useId();

  function select(next: Language) {
    setAnchor(null);
    change(next);
  }

  return (
    <>
      <Button
        color="inherit"
        variant={isOutlined ? 'outlined' : 'text'}
        aria-label={`${t('language.label')}: ${LANGUAGE_LABELS[language]}`}
        aria-expanded={anchor !== null}
        aria-controls={anchor ? listId : undefined}
        startIcon={<Flag language={language} />}
        endIcon={<ChevronDownIcon size={16} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ px: 3 }}
      >
        {LANGUAGE_LABELS[language]}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <List id={listId} sx={{ minWidth: 160 }}>
          {LANGUAGES.map((code) => (
            <ListItem key={code} disablePadding>
              <ListItemButton
                component="button"
                selected={code === language}
                aria-label={`${LANGUAGE_LABELS[code]} ${t(`language.${code}`)}`}
                aria-current={code === language}
                onClick={() => select(code)}
                sx={{ gap: 3 }}
              >
                <ListItemIcon>
                  <Flag language={code} />
                </ListItemIcon>
                <ListItemText primary={LANGUAGE_LABELS[code]} />
                {code === language && <CheckIcon size={16} />}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  );
}

function Flag({ language }: { language: Language }) {
  return <Avatar variant="square" src={flags[language]} alt="" sx={{ width: 24, height: 16 }} />;
}
