import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import './docs.css';
import { ContactSheet } from './ContactSheet.tsx';
import { ExamplePairs } from './ExamplePairs.tsx';
import { StateList } from './StateList.tsx';

/**
 * The page of a part: what it is for, how to use it and how not, its props, all its states. What
 * answers its own requests, or covers the window, is shown as a sheet of windows.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const isWindow = preparedMeta.parameters['docs']?.story?.inline === false;
  return (
    <>
      <Title />
      <Description />
      <ExamplePairs pairs={preparedMeta.parameters['docs']?.pairs ?? []} />
      {isWindow ? (
        <ContactSheet stories={stories} />
      ) : (
        <>
          <h2>Try it</h2>
          <Primary />
          <Controls />
          <StateList stories={stories} />
        </>
      )}
    </>
  );
}
