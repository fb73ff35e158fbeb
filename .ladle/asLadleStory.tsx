import {
  apiAnswering,
  withStoryEnvironment,
  type StoryParameters,
} from '@vetta/storefront/testing';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { createElement, type ComponentType, type ReactNode } from 'react';

/** The part of Storybook's format that our stories use. */
type Parameters = StoryParameters & { msw?: { handlers: RequestHandler[] } };
type Context = { args: Record<string, unknown>; parameters: Parameters };
type Decorator = (Story: ComponentType, context: Context) => ReactNode;
type Story = {
  args?: Record<string, unknown>;
  parameters?: Parameters;
  decorators?: Decorator[];
  render?: (args: Record<string, unknown>, context: Context) => ReactNode;
};
type StoriesMeta = Story & { component?: ComponentType<Record<string, unknown>> };

const worker = setupWorker();
await worker.start({
  quiet: true,
  onUnhandledFrame: 'bypass',
  serviceWorker: { url: '/mockServiceWorker.js' },
});

/** Draws a story of Storybook's format as Ladle wants it: a component. Gestures (`play`) stay Storybook's. */
export function asLadleStory(meta: StoriesMeta, story: Story): ComponentType {
  const parameters = {
    ...apiAnswering().parameters,
    ...meta.parameters,
    ...story.parameters,
  };
  const args = { ...meta.args, ...story.args };
  const context = { args, parameters };
  const render = story.render ?? meta.render;
  const Draw = () =>
    render?.(args, context) ?? (meta.component && createElement(meta.component, args));

  // As in Storybook: the story's own decorators are innermost, the preview's outermost.
  const decorators = [
    ...(story.decorators ?? []),
    ...(meta.decorators ?? []),
    withStoryEnvironment,
  ];
  const Decorated = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    Draw,
  );
  return function LadleStory() {
    worker.resetHandlers(...parameters.msw.handlers);
    return <Decorated />;
  };
}
