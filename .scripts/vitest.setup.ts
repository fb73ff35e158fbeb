import { afterAll, afterEach } from 'vitest';

// Most tests have no page: they need not wait for what only a page needs.
if ('document' in globalThis) {
  const [{ cleanup, configure }] = await Promise.all([
    import('@testing-library/react'),
    import('@testing-library/jest-dom/vitest'),
  ]);
  // A busy machine takes its time: what never comes fails all the same.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(() => {
    cleanup();
    // What a test has put into the page by itself is there for the next file, too.
    document.body.replaceChildren();
  });
  // What a part does a moment after it has gone (`layerHistory`) still finds the page.
  const wait = setTimeout;
  afterAll(() => new Promise<void>((resolve) => void wait(resolve, 20)));
}
