/**
 * Placeholders only: eight captions; the pictures will be added later (docs/rules.md#gallery-page).
 */
export const galleryCaptions: readonly string[] = [
  'La vetrina di Buttigliera Alta',
  'Il banco dei consigli',
  'Lo scaffale delle proteine',
  'L’angolo assaggi',
  'Accessori per la palestra',
  'La vetrina di Aosta',
  'Endurance e quota',
  'Chi ti accoglie',
];
