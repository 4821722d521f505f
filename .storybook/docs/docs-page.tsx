import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '@shop/ui/component-guide';
import { Fragment, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { isAppPage } from '../story-kind.ts';
import styles from './docs.module.css';
import { Frame } from './frame.tsx';
import { GuideSections } from './guide-sections.tsx';

/** The page of a stories file: of a screen in a frame, or of a component with its guide. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  return isAppPage(preparedMeta.title) ? (
    <Screen stories={stories} />
  ) : (
    <ComponentPage stories={stories} guide={preparedMeta.parameters.guide} />
  );
}

function Screen({ stories }: { stories: PreparedStory[] }) {
  const [first] = stories;
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && <Frame story={first.id} title={first.name} />}
      <Heading>Stories</Heading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function ComponentPage({
  stories,
  guide,
}: {
  stories: PreparedStory[];
  guide: ComponentGuide | undefined;
}) {
  const [first, ...others] = stories;
  return (
    <>
      <Title />
      {guide && (
        <p className={styles.owner}>
          Used in: <strong>{guide.usedBy.join(' and ')}</strong>
        </p>
      )}
      <Description of="meta" />
      {first && <Example story={first} />}
      {guide && (
        <>
          <GuideSections guide={guide} />
          <Heading>Properties</Heading>
          {first?.parameters.controls?.disable ? <ArgTypes of="meta" /> : <Controls />}
        </>
      )}
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Example story={story} />
        </Fragment>
      ))}
    </>
  );
}

/** A story inside the page, or in a frame where it would lie over the page (`docs.story.inline`). */
function Example({ story }: { story: PreparedStory }) {
  const settings: { inline?: boolean; height?: string } = story.parameters.docs?.story ?? {};
  const { inline = true, height = '26rem' } = settings;
  const isPhone = story.storyGlobals.viewport?.value === 'phone';
  if (!inline || isPhone) {
    return <Frame story={story.id} title={story.name} height={height} isPhone={isPhone} />;
  }
  return <Canvas of={story.moduleExport} />;
}
