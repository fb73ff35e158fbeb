import { Markdown } from '@storybook/addon-docs/blocks';
import type { PreparedStory, Renderer } from 'storybook/internal/types';
import { StoryWindow } from './StoryWindow.tsx';

/** Every state in a window of its own, made small: all of them can be seen beside each other. */
export function ContactSheet({ stories }: { stories: readonly PreparedStory<Renderer>[] }) {
  return (
    <>
      <h2>All states</h2>
      <div className="contact-sheet">
        {stories.map((story) => (
          <figure key={story.id} className="state">
            <StoryWindow story={story} isSmall />
            <figcaption>
              <h3>
                <a href={`./?path=/story/${story.id}`} target="_top">
                  {story.name}
                </a>
              </h3>
              <Markdown>{story.parameters['docs']?.description?.story ?? ''}</Markdown>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
