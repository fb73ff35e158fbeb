/** A file that cannot be read as a whole. The message is for the owner. */
export class FileError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}
