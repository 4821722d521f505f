import type { ReactNode } from 'react';
import styles from './token-stories.module.css';

export type TokenTableProps = {
  /** What the table lists. */
  label: string;
  columns: readonly string[];
  /** A row begins with its name. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
};

/** Tokens in rows. */
export function TokenTable({ label, columns, rows }: TokenTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
