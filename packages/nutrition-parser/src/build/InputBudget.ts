import type { Diagnostic } from '../model.ts';
import { maxInputLength } from '../limits.ts';

const tooLong = `Only the first ${maxInputLength} characters were read.`;

/** Counts what is read of an input, and tells when it is too much. */
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
    if (this.read <= maxInputLength) return true;
    this.truncate(tooLong);
    return false;
  }

  /** The part of a text that is read. */
  cut(text: string): string {
    if (text.length <= maxInputLength) return text;
    this.truncate(tooLong);
    return text.slice(0, maxInputLength);
  }

  /** Tells that not all of the input was read; once. */
  truncate(message: string): void {
    if (this.isCut) return;
    this.isCut = true;
    this.diagnostics.push({ code: 'input-truncated', severity: 'warning', message });
  }
}
