import { Heading } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '@shop/ui/component-guide';
import styles from './docs.module.css';
import { TextsTable } from './texts-table.tsx';

/** The six sections of a component's page: when and when not, do and don't, texts, keyboard, screen reader. */
export function GuideSections({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <div className={styles.pair}>
        <section>
          <Heading>When to use</Heading>
          <Rules rules={guide.use} />
        </section>
        <section>
          <Heading>When not</Heading>
          <Rules rules={guide.avoid} />
        </section>
      </div>
      <Heading>Do and don’t</Heading>
      <div className={styles.pair}>
        <section className={styles.rules}>
          <h3>Do</h3>
          <Rules rules={guide.dos} />
        </section>
        <section className={styles.rules} data-is="dont">
          <h3>Don’t</h3>
          <Rules rules={guide.donts} />
        </section>
      </div>
      <Heading>Content</Heading>
      <TextsTable rules={guide.content} />
      <Heading>Keyboard</Heading>
      <Keyboard keys={guide.keyboard} />
      <Heading>Screen reader</Heading>
      <ScreenReader says={guide.screenReader} />
    </>
  );
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule}>
          <WithCode text={rule} />
        </li>
      ))}
    </ul>
  );
}

/** A text whose parts between backticks are code. */
function WithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}

function Keyboard({ keys }: { keys: ComponentGuide['keyboard'] }) {
  if (keys.length === 0) return <p>It is never focused. Controls inside it keep their own keys.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, result]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>
              <WithCode text={result} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ScreenReader({ says }: { says: ComponentGuide['screenReader'] }) {
  if (says.length === 0) return <p>Nothing of its own: its content is read in order.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Français</th>
          <th scope="col">English</th>
        </tr>
      </thead>
      <tbody>
        {says.map(({ fr, en }) => (
          <tr key={fr}>
            <td lang="fr">« {fr} »</td>
            <td>“{en}”</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
