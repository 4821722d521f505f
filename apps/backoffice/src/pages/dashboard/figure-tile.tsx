import { Link } from 'react-router-dom';
import styles from './figure-tile.module.css';

export type FigureTileProps = {
  name: string;
  figure: string;
  /** What stands below the figure. */
  note?: string;
  /** The list behind the figure. */
  to?: string;
  /** Whether something waits for the owner here. */
  isUrgent?: boolean;
};

/** One figure at a glance, and the way to what it counts. */
export function FigureTile({ name, figure, note, to, isUrgent = false }: FigureTileProps) {
  const content = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.figure}>{figure}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
  return (
    <li className={styles.cell} data-urgent={isUrgent}>
      {to ? (
        <Link to={to} className={styles.tile}>
          {content}
        </Link>
      ) : (
        <div className={styles.tile}>{content}</div>
      )}
    </li>
  );
}
