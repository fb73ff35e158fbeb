import { describe, expect, it } from 'vitest';
import { markCalls } from './dropUnusedCalls.ts';

describe('markCalls', () => {
  it.each([
    ['var A = React2.createContext(null);', 'var A = /* @__PURE__ */ React2.createContext(null);'],
    ['const B = forwardRef((p, r) => p);', 'const B = /* @__PURE__ */ forwardRef((p, r) => p);'],
    ['var C = React.memo(D);', 'var C = /* @__PURE__ */ React.memo(D);'],
  ])('%s', (code, marked) => {
    expect(markCalls(code)).toBe(marked);
  });

  it('leaves every other call as it is', () => {
    const code = 'start(); var A = useMemo(() => 1, []); var B = store.createContextOf(1);';
    expect(markCalls(code)).toBe(code);
  });
});
