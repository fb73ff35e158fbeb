import '@vetta/ui/fonts';
import '@vetta/ui/theme';
import type { ReactNode } from 'react';

// Ladle's own type of it drags its sources into the type check, where they fail.
export const Provider = ({ children }: { children: ReactNode }) => children;
