import styles from './docs.module.css';
import { Frame } from './frame.tsx';

/** A screen of a flow, and what somebody does there. */
type FlowStep = {
  story: string;
  title: string;
  text: string;
  /** A state that a play function reaches: a link opens it, where the function runs. */
  isPlayed?: boolean;
};

type FlowProps = {
  steps: readonly FlowStep[];
  /** Whether the screens are those of a phone. */
  isPhone?: boolean;
};

/** The screens of a task, in order. They are the real screens: a click in one goes on inside it. */
export function Flow({ steps, isPhone = false }: FlowProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ story, title, text, isPlayed = false }, index) => (
        <li key={story}>
          <h2>
            {index + 1}. {title}
          </h2>
          <p>{text}</p>
          {isPlayed ? (
            <p>
              <a href={`./?path=/story/${story}`} target="_top">
                Open “{title}”
              </a>
            </p>
          ) : (
            <Frame story={story} title={title} isPhone={isPhone} />
          )}
        </li>
      ))}
    </ol>
  );
}
