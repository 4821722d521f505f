import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, ShareIcon, TextField } from '@shop/ui';
import { useOrigin } from '../../lib/origin.ts';
import { shareLink } from './share-link.ts';
import styles from './share-button.module.css';

type Props = {
  name: string;
  /** The product's path, with the chosen colour and size. */
  path: string;
};

/** Shares a product's URL: with the system's share sheet, else by copying it, else in a dialog. */
export function ShareButton({ name, path }: Props) {
  const { t } = useTranslation();
  const link = useOrigin() + path;
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();

  async function share() {
    setOutcome(undefined);
    const done = await shareLink(navigator, { title: name, url: link });
    if (done !== 'shared') setOutcome(done);
  }

  return (
    <div className={styles.share}>
      <Button variant="quiet" icon={<ShareIcon size={20} />} onClick={() => void share()}>
        {t('product.share')}
      </Button>
      <output className={styles.outcome}>{outcome === 'copied' && t('product.linkCopied')}</output>
      <Dialog
        open={outcome === 'shown'}
        onClose={() => setOutcome(undefined)}
        title={t('product.copyLink')}
        closeLabel={t('close')}
      >
        <TextField
          ref={setAutofocus}
          label={t('product.link')}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </div>
  );
}

/** Sets the initial focus of the dialog. React does not write the attribute `autofocus`. */
function setAutofocus(field: HTMLInputElement | null) {
  field?.setAttribute('autofocus', '');
}
