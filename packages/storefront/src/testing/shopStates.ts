import { aostaShop } from '../content/shops.ts';

/** The shop in Aosta has WhatsApp, which no shop of the demo has; the other has none. */
export const aostaOnWhatsApp = {
  beforeEach: () => {
    const { whatsapp } = aostaShop;
    aostaShop.whatsapp = '+393331234567';
    return () => {
      aostaShop.whatsapp = whatsapp;
    };
  },
};
