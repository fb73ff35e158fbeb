/** Long enough for a database that answers. */
const maxEndMs = 2000;

/** Waits for the end of connections, but not for a database that never answers: the process ends them. */
export async function endConnections(ending: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, maxEndMs);
  });
  await Promise.race([ending?.catch(() => {}), late]);
  clearTimeout(timer);
}
