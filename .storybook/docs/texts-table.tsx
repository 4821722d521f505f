import type { ComponentGuide } from '@shop/ui/component-guide';
import styles from './docs.module.css';

/** Rules for texts, each with an example in both languages. */
export function TextsTable({ rules }: { rules: ComponentGuide['content'] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Français</th>
          <th scope="col">English</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, fr, en }) => (
          <tr key={rule}>
            <td>{rule}</td>
            <td lang="fr">{fr}</td>
            <td>{en}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
