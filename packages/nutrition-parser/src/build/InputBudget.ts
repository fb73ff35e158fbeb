import type { Diagnostic } from '../model.ts';
import type { Path } from '../text/source.ts';
import { longestInput } from './limits.ts';

const tooLong = `Only the first ${longestInput} characters were read.`;

/** Counts what is read of an input, and tells what could not be read as it came. */
export class InputBudget {
  private readonly diagnostics: Diagnostic[];
  private read = 0;
  private isCut = false;

  constructor(diagnostics: Diagnostic[]) {
    this.diagnostics = diagnostics;
  }

  count(characters: number): void {
    this.read += characters;
  }

  /** Whether the input is still within what is read. */
  mayReadOn(): boolean {
    if (this.read <= longestInput) return true;
    this.truncated(tooLong);
    return false;
  }

  /** The part of a text that is read. */
  cut(text: string): string {
    if (text.length <= longestInput) return text;
    this.truncated(tooLong);
    return text.slice(0, longestInput);
  }

  /** Tells that not all of the input was read; once. */
  truncated(message: string): void {
    if (this.isCut) return;
    this.isCut = true;
    this.diagnostics.push({ code: 'input-truncated', severity: 'warning', message });
  }

  invalidJson(path: Path, text: string): void {
    this.diagnostics.push({
      code: 'json-invalid',
      severity: 'error',
      message: 'The JSON is broken; what could be made out was read.',
      span: { ...(path.length > 0 ? { path } : {}), start: 0, end: text.length },
    });
  }

  missesHtml(path: Path, text: string): void {
    this.diagnostics.push({
      code: 'html-reader-missing',
      severity: 'warning',
      message: "HTML was read as the text between its tags; 'options.html' reads its tables.",
      span: { ...(path.length > 0 ? { path } : {}), start: 0, end: text.length },
    });
  }
}
