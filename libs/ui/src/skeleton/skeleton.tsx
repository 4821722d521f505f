import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** A line of text, a heading, or an image of one of the aspect boxes. */
  shape: 'text' | 'heading' | 'product' | 'round';
};

/** A placeholder of the same size as the content that is loading; hidden from screen readers. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
