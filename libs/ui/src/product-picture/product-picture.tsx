import { type ReactNode, startTransition, useState, useSyncExternalStore } from 'react';
import { PictureFailedIcon } from '../icons/icons.tsx';
import styles from './product-picture.module.css';

export type ProductPictureProps = {
  /** Its address. */
  src: string;
  /** What is to be seen; empty where the text beside it says the same. */
  alt: string;
  /** The same picture at other widths, with `sizes`. */
  srcSet?: string | undefined;
  /** How wide it is shown, as an image’s `sizes` says it. */
  sizes?: string | undefined;
  /**
   * The box kept free for it: `product` 4:5, `banner` 16:7 (4:5 on phones), `round` a circle; `whole`
   * is 4:5 too, and nothing of the picture is cut off.
   */
  frame?: 'product' | 'banner' | 'round' | 'whole';
  /** In the first view: fetched at once and first, shown without a fade. All others are lazy. */
  priority?: boolean;
};

/**
 * A picture in a box of its own shape: a placeholder until it has loaded, then the picture in its
 * place (PROD-7), or a quiet mark when it cannot be had. Nothing around it moves.
 */
export function ProductPicture(props: ProductPictureProps) {
  return <LoadingPicture key={props.src} {...props} />;
}

function LoadingPicture({
  src,
  alt,
  srcSet,
  sizes,
  frame = 'product',
  priority = false,
}: ProductPictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
    src === '' ? 'failed' : 'loading',
  );
  const isServed = useIsServed();
  const [fades] = useState(!priority && !isServed);

  /**
   * A picture that came before its script, from the server's page, has already told of it. Nobody
   * sees the difference: a list of them takes its time over it, rather than the page's whole attention.
   */
  function notice(image: HTMLImageElement | null) {
    if (image?.complete !== true) return;
    startTransition(() => setState(image.naturalWidth > 0 ? 'loaded' : 'failed'));
  }

  return (
    <span className={styles.frame} data-frame={frame} data-state={state}>
      {state === 'loading' && <Placeholder />}
      {state === 'failed' ? (
        <Placeholder label={alt}>
          <PictureFailedIcon size={32} />
        </Placeholder>
      ) : (
        <img
          ref={notice}
          className={styles.picture}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          data-fades={fades}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}

/**
 * Whether this is drawn into a server's page, or takes one over: such pictures show as they come. It
 * stays so: were it another once the page is taken over, each picture would be drawn again at once.
 */
function useIsServed(): boolean {
  const [{ isServed, onServer }] = useState(originOfOne);
  return useSyncExternalStore(nothingChanges, isServed, onServer);
}

/** React reads `onServer` there and where it takes a page over, nowhere else. */
function originOfOne() {
  let served = false;
  return {
    isServed: () => served,
    onServer: () => {
      served = true;
      return served;
    },
  };
}

const nothingChanges = () => () => {};

function Placeholder({ label = '', children }: { label?: string; children?: ReactNode }) {
  const role = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={styles.placeholder} data-testid="picture-placeholder" {...role}>
      {children}
    </span>
  );
}
