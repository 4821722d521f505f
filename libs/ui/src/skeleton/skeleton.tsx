import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** What it stands for: a line of text, a heading, or a picture of one of the shop's frames. */
  shape: 'text' | 'heading' | 'product' | 'banner' | 'round';
};

/** Holds the place of something still loading, at its size; says nothing to screen readers. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
