const mobile = /^\+(?!0|39[^3]|.*0{7})\d{8,15}$/;

/**
 * A mobile in the form of E.164: '+393331234567'. Italy's begin with a 3, and zeros are a demo
 * value. Null for anything else, which the site does not show (docs/rules.md#ask-a-shop).
 */
export const mobileNumber = (text: string): string | null => (mobile.test(text) ? text : null);
