import type { Preview } from '@storybook/react-vite';
import { type ComponentType, Fragment } from 'react';
import { emulate } from './emulate.ts';

/** The switches in the toolbar. */
export const emulationGlobals: NonNullable<Preview['globalTypes']> = {
  motion: {
    description:
      'Less motion: style sheets and media queries read as for a visitor who asks for less motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion: as in this browser' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
    },
  },
  colours: {
    description:
      'Forced colours: style sheets read as under a dark contrast theme; drawings and photographs keep theirs',
    toolbar: {
      title: 'Colours',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Colours: the shop’s own' },
        { value: 'forced', title: 'Colours: forced' },
      ],
    },
  },
  medium: {
    description: 'Paper: style sheets and media queries read as for a printer',
    toolbar: {
      title: 'Medium',
      icon: 'document',
      dynamicTitle: true,
      items: [
        { value: 'screen', title: 'Medium: screen' },
        { value: 'paper', title: 'Medium: paper' },
      ],
    },
  },
};

/** Parts that asked the browser once ask anew: a story is mounted again as a switch turns. */
export function withEmulation(
  Story: ComponentType,
  { globals }: { globals: Readonly<Record<string, unknown>> },
) {
  const isCalm = globals['motion'] === 'reduced';
  const isForced = globals['colours'] === 'forced';
  const isPaper = globals['medium'] === 'paper';
  emulate({ isCalm, isForced, isPaper });
  return (
    <Fragment key={`${isCalm} ${isForced} ${isPaper}`}>
      <Story />
    </Fragment>
  );
}
