import { use } from 'react';
import { styled } from 'storybook/theming';
import { StorybookGlobalsContext, globalsForUrl } from '../storybook-globals.ts';
import styles from './docs.module.css';

export type FrameProps = {
  /** The id of the story: `back-office-commands--full`. */
  story: string;
  title: string;
  /** As high as a phone's screen by default. */
  height?: string;
  /** Whether it is as wide as a phone. */
  isPhone?: boolean;
};

/**
 * A story in a frame of its own, so that its dialogs and fixed bars stay inside it. It loads when it
 * comes near the window. Its play function does not run, which would move the focus into the frame.
 */
export function Frame({ story, title, height = '42rem', isPhone = false }: FrameProps) {
  const globals = globalsForUrl(use(StorybookGlobalsContext));
  return (
    <figure className={styles.frame} data-phone={isPhone}>
      <StoryWindow title={title} src={storyUrl(story, globals)} loading="lazy" style={{ height }} />
      <figcaption>
        <a href={`./?path=/story/${story}`} target="_top">
          Open “{title}” on its own
        </a>
      </figcaption>
    </figure>
  );
}

const StoryWindow = styled.iframe({ display: 'block' });

/** The URL of a story without the interface. */
function storyUrl(story: string, globals: string): string {
  const query = new URLSearchParams({ id: story, viewMode: 'story', embed: 'true', globals });
  return `iframe.html?${query}`;
}
