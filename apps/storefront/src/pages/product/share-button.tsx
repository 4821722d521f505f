import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { Button, Dialog, ShareIcon, TextField } from '@shop/ui';
import { useOrigin } from '../../platform/origin.ts';
import { paths } from '../../platform/paths.ts';
import { shareLink } from './share-link.ts';
import styles from './share-button.module.css';

/** Passes a product's one address on: by the system's own sheet, else copied, else shown over the page to be copied. */
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
      <Button look="quiet" icon={<ShareIcon size={20} />} onClick={() => void share()}>
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
          ref={beginHere}
          label={t('product.link')}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </div>
  );
}

/** Has the dialog begin at the field, selected: React itself writes no such attribute. */
function beginHere(field: HTMLInputElement | null) {
  field?.setAttribute('autofocus', '');
}
