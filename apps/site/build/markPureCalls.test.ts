import { describe, expect, it } from 'vitest';
import { markPure } from './markPureCalls.ts';

describe('markPure', () => {
  it.each([
    ['var A = React2.createContext(null);', 'var A = /* @__PURE__ */ React2.createContext(null);'],
    ['const B = forwardRef((p, r) => p);', 'const B = /* @__PURE__ */ forwardRef((p, r) => p);'],
    ['var C = React.memo(D);', 'var C = /* @__PURE__ */ React.memo(D);'],
    ['NavLink.displayName = "NavLink";', ''],
  ])('%s', (code, expected) => {
    expect(markPure(code)).toBe(expected);
  });

  it('keeps what a class component is, and the context that it reads', () => {
    const code = [
      'var Boundary = class extends React2.Component {',
      '  render() {',
      '    return this.context;',
      '  }',
      '};',
      'Boundary.contextType = Shared;',
      'start();',
    ].join('\n');
    expect(markPure(code)).toBe(
      [
        'var Boundary = /* @__PURE__ */ (() => class extends React2.Component {',
        '  static contextType = Shared;',
        '  render() {',
        '    return this.context;',
        '  }',
        '})();',
        'start();',
      ].join('\n'),
    );
  });

  it('leaves every other call as it is', () => {
    const code = 'start(); var A = useMemo(() => 1, []); var B = store.createContextOf(1);';
    expect(markPure(code)).toBe(code);
  });
});
