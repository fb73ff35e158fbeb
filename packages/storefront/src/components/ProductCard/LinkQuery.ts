import { createContext } from 'react';

/**
 * What the links of a list's cards carry to the product page, which then says what the label names:
 * '' or '?avoid=milk' (docs/rules.md#avoid-links).
 */
export const LinkQuery = createContext('');
