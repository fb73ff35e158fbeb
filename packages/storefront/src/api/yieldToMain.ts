/** Lets the browser answer the visitor, and goes on in a task of its own. */
export function yieldToMain(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? nextTask();
}

/** For Safari, which has no scheduler. A timer that follows another would wait for 4 ms. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
