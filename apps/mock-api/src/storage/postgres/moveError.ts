/** Why nothing was moved. */
export class MoveError extends Error {
  readonly kind: 'folderInUse' | 'databaseFull' | 'fileThere';

  constructor(kind: MoveError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
