/** A browser that has no network: `export const Offline: Story = { ...offline };` */
export const offline = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
};
