import { type ReactNode, startTransition, useState, useSyncExternalStore } from 'react';
import { ImageErrorIcon } from '../icons/icons.tsx';
import styles from './product-image.module.css';

export type ProductImageProps = {
  /** URL of the image. */
  src: string;
  /** Text alternative; empty if the text beside the image is equivalent. */
  alt: string;
  /** The same image in other widths; requires `sizes`. */
  srcSet?: string | undefined;
  /** The displayed width, as in the HTML attribute `sizes`. */
  sizes?: string | undefined;
  /**
   * The aspect box: `product` 4:5, also for banners; `round` a circle; `contain` 4:5 without cropping.
   */
  shape?: 'product' | 'round' | 'contain';
  /** Visible without scrolling: loaded eagerly with high priority, no fade-in. Others are lazy. */
  priority?: boolean;
};

/**
 * An image in an aspect box: a placeholder while it loads (PROD-7), an icon when it fails to load.
 * The layout does not shift.
 */
export function ProductImage(props: ProductImageProps) {
  return <LoadingImage key={props.src} {...props} />;
}

function LoadingImage({
  src,
  alt,
  srcSet,
  sizes,
  shape = 'product',
  priority = false,
}: ProductImageProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
    src === '' ? 'failed' : 'loading',
  );
  const isServerRendered = useIsServerRendered();
  const [fadesIn] = useState(!priority && !isServerRendered);

  /**
   * An image of a server-rendered page may have loaded before hydration, so without an event. Nothing
   * visible depends on the state then: in a transition, long lists do not block input.
   */
  function checkComplete(image: HTMLImageElement | null) {
    if (image?.complete !== true) return;
    startTransition(() => setState(image.naturalWidth > 0 ? 'loaded' : 'failed'));
  }

  return (
    <span className={styles.box} data-shape={shape} data-state={state}>
      {state === 'loading' && <Placeholder />}
      {state === 'failed' ? (
        <Placeholder label={alt}>
          <ImageErrorIcon size={32} />
        </Placeholder>
      ) : (
        <img
          ref={checkComplete}
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          decoding={priority ? 'sync' : 'async'}
          data-fades={fadesIn}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}

/**
 * Whether the component was rendered on a server or hydrated: such images do not fade in. The value
 * does not change after hydration, which would render every image again.
 */
function useIsServerRendered(): boolean {
  const [{ getSnapshot, getServerSnapshot }] = useState(createServerFlag);
  return useSyncExternalStore(subscribeToNothing, getSnapshot, getServerSnapshot);
}

/** React calls `getServerSnapshot` only on the server and during hydration. */
function createServerFlag() {
  let isServerRendered = false;
  return {
    getSnapshot: () => isServerRendered,
    getServerSnapshot: () => {
      isServerRendered = true;
      return isServerRendered;
    },
  };
}

const subscribeToNothing = () => () => {};

function Placeholder({ label = '', children }: { label?: string; children?: ReactNode }) {
  const role = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={styles.placeholder} data-testid="image-placeholder" {...role}>
      {children}
    </span>
  );
}
