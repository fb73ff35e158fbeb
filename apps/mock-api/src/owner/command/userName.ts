import { userInfo } from 'node:os';

/** Who types the command, as the history names them. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '?';
  }
}
