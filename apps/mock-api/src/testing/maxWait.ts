/** For what comes in its own time: a busy machine takes long, and only what never comes is a fault. */
export const maxWaitMs = 90_000;
