import type { ComponentGuide } from '@shop/ui/component-guide';
import styles from './docs.module.css';

const guides = import.meta.glob<Record<string, ComponentGuide>>('../../libs/ui/src/*/*.guide.ts', {
  eager: true,
});

const components = Object.entries(guides)
  .flatMap(([path, module]) => {
    const folder = path.split('/').at(-2) ?? '';
    return Object.values(module).map(({ usedBy }) => ({ name: pascalCase(folder), usedBy }));
  })
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** The components of `libs/ui`, and which app shows each. */
export function Ownership() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Component of UI</th>
          <th scope="col">Storefront</th>
          <th scope="col">Back office</th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ name, usedBy }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{usedBy.includes('storefront') ? 'yes' : '–'}</td>
            <td>{usedBy.includes('back office') ? 'yes' : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pascalCase(folder: string): string {
  return folder.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
