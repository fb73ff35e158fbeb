/** The database cannot be reached: nothing was changed, later it may work. */
export class DatabaseAwayError extends Error {}
