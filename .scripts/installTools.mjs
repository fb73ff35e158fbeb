// Before a tool that `npm start` does without: installs what is missing.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
