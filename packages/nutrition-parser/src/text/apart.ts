/** A key with spaces between its words: 'longDescription' is 'long Description'. */
export const apart = (key: string): string => key.replace(/([a-z\d])(?=[A-Z])/g, '$1 ');
