import type { Preview } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';

let logged: () => readonly string[] = () => [];

/** Watches the console's errors while a story is drawn and played; they still reach the console. */
export const watchConsole: NonNullable<Preview['beforeEach']> = () => {
  const error = spyOn(console, 'error');
  logged = () => error.mock.calls.map((words) => words.map(String).join(' '));
  return () => error.mockRestore();
};

/**
 * A story that logs an error fails. One that shows a failure on purpose names what it logs in
 * `parameters.expectedErrors`, a regular expression.
 */
export const failOnConsoleErrors: NonNullable<Preview['afterEach']> = ({ parameters }) => {
  const expected: unknown = parameters['expectedErrors'];
  const unexpected = logged().filter(
    (text) => !(expected instanceof RegExp && expected.test(text)),
  );
  if (unexpected.length > 0)
    throw new Error(`The story logged an error:\n${unexpected.join('\n')}`);
};
