import { DocsStory } from '@storybook/addon-docs/blocks';
import type { PreparedStory, Renderer } from 'storybook/internal/types';
import { Markdown } from '@storybook/addon-docs/blocks';
import { StoryWindow } from './StoryWindow.tsx';

/** Every state of a part. Those of a narrow window, or after a gesture, are in a window of their own. */
export function StateList({ stories }: { stories: readonly PreparedStory<Renderer>[] }) {
  return (
    <>
      <h2>All states</h2>
      {stories.map((story) =>
        needsWindow(story) ? (
          <section key={story.id} className="state">
            <h3>{story.name}</h3>
            <Markdown>{story.parameters['docs']?.description?.story ?? ''}</Markdown>
            <StoryWindow story={story} />
          </section>
        ) : (
          <DocsStory key={story.id} of={story.moduleExport} expanded />
        ),
      )}
    </>
  );
}

const needsWindow = ({ storyGlobals, playFunction }: PreparedStory<Renderer>) =>
  storyGlobals['viewport'] !== undefined || playFunction !== undefined;
