import { DocsContext } from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, useContext, useState } from 'react';
import type { PreparedStory, Renderer } from 'storybook/internal/types';
import { viewportSize } from './viewports.ts';

type StoryWindowProps = {
  story: PreparedStory<Renderer>;
  /** Made small, with the window's own height. The others are as high as what they show. */
  isSmall?: boolean;
};

/** A story in a window of its own, as wide as it asks for. To be looked at: its link leads to it. */
export function StoryWindow({ story, isSmall = false }: StoryWindowProps) {
  const { id, name, storyGlobals, parameters } = story;
  const size = viewportSize(storyGlobals['viewport']?.value);
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const [content, setContent] = useState(160);
  const scale = isSmall ? smallScale(size.width) : 1;
  const shown = isSmall ? size.height : Math.min(content, size.height);

  const asked = `a11y.manual:!true;motion:${globals['motion']};colours:${globals['colours']}`;

  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const inside = currentTarget.contentWindow;
    const root = currentTarget.contentDocument?.querySelector('#storybook-root');
    if (!inside || !root) return;
    const subject: unknown = parameters['pictureFrom'];
    new ResizeObserver(() => {
      setContent(Math.ceil(root.getBoundingClientRect().bottom) + 16);
      const seen = typeof subject === 'string' ? root.querySelector(subject) : null;
      if (seen) inside.scrollTo({ top: seen.getBoundingClientRect().top + inside.scrollY });
    }).observe(root);
  };

  return (
    <div className="story-window" style={{ width: size.width * scale, height: shown * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories; they need their worker. */}
      <iframe
        title={name}
        src={`iframe.html?viewMode=story&id=${id}&globals=${asked}`}
        loading="lazy"
        tabIndex={-1}
        onLoad={follow}
        style={{ width: size.width, height: shown, transform: `scale(${scale})` }}
        data-story-window
      />
    </div>
  );
}

/** Two desktops stand side by side; a phone is still to be read. */
const smallScale = (width: number) => (width < 500 ? 0.5 : 0.3375);
