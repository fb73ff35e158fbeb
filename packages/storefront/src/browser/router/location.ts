/** Where the visitor is. */
export type Location = {
  /** Percent-encoded, such as `/prodotti/proteine`. */
  pathname: string;
  /** '' or with its question mark. */
  search: string;
  /** '' or with its number sign. */
  hash: string;
  /** What the history entry carries; anybody may have written it. */
  state: unknown;
  /** Names the history entry; 'default' for one that no link of the site made. */
  key: string;
};

/** POP: opened, reloaded, Back or Forward. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** A path that begins with a slash, or what changes of the address; what is left out is empty. */
export type To = string | { pathname?: string; search?: string; hash?: string };

export type NavigateOptions = { replace?: boolean; state?: unknown };

/** The parts of an address; its path is `from` where `to` names none. */
export function resolveTo(to: To, from: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  if (typeof to !== 'string') {
    return {
      pathname: to.pathname ?? from,
      search: withSign('?', to.search),
      hash: withSign('#', to.hash),
    };
  }
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return {
    pathname: pathname === '' ? from : pathname,
    search: withSign('?', search),
    hash: withSign('#', hash),
  };
}

/** '?' and '#' alone say nothing. */
function withSign(sign: string, text = ''): string {
  if (text === '' || text === sign) return '';
  return text.startsWith(sign) ? text : sign + text;
}

/** The address as text. */
export function addressOf({ pathname, search, hash }: Omit<Location, 'state' | 'key'>): string {
  return pathname + search + hash;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
