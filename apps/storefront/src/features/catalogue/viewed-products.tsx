import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredIds } from '../../lib/stored-ids.ts';
import { ProductCarousel } from './product-carousel.tsx';
import { useInView } from './use-in-view.ts';
import { useStoredProducts } from './use-stored-products.ts';

/**
 * The products whose pages were opened on this device, the latest first. They load when they are near the
 * window. Without any, nothing is rendered.
 * @param except the id of the product whose page is open
 */
export function ViewedProducts({ except }: { except?: string }) {
  const ids = useStoredIds('viewed').filter((id) => id !== except);
  return ids.length > 0 && <ViewedCarousel ids={ids} />;
}

function ViewedCarousel({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const stored = useStoredProducts('viewed', ids, useInView(box));
  const title = t('viewed.title');
  return <ProductCarousel ref={box} label={title} heading={<h2>{title}</h2>} {...stored} />;
}
