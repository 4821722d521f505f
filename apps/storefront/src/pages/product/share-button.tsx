import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { Button, Dialog, ShareIcon, TextField } from '@shop/ui';
import { useOrigin } from '../../lib/origin.ts';
import { paths } from '../../lib/paths.ts';
import { shareLink } from './share-link.ts';
import styles from './share-button.module.css';

/** Shares a product's URL: with the system's share sheet, else by copying it, else in a dialog. */
export function ShareButton({ product }: { product: Product }) {
  const { t } = useTranslation();
  const link = useOrigin() + paths.product(product);
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();

  async function share() {
    setOutcome(undefined);
    const done = await shareLink(navigator, { title: product.product_name, url: link });
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
