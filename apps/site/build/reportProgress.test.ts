import { expect, test, vi } from 'vitest';
import { reportProgress } from './reportProgress.ts';

test('each quarter is said once', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const progress = reportProgress('Pages');
  for (let done = 1; done <= 10; done += 1) progress(done, 10);
  const lines = write.mock.calls.map(([text]) => text);
  write.mockRestore();
  expect(lines).toEqual([
    'Pages 3 of 10\n',
    'Pages 5 of 10\n',
    'Pages 8 of 10\n',
    'Pages 10 of 10\n',
  ]);
});
