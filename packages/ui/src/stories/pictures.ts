/** Drawn stand-ins for stories: a tub and a wide view, as data addresses. */
const svg = (markup: string) => `data:image/svg+xml,${encodeURIComponent(markup)}`;

export const samplePack = (body: string, word: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"><rect x="98" y="120" width="204" height="70" rx="8" fill="#15191b"/><rect x="86" y="186" width="228" height="314" rx="14" fill="${body}"/><text x="116" y="330" font-family="Arial" font-weight="700" font-size="44" fill="#f3f5f4">${word}</text></svg>`,
  );

export const sampleLandscape = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400"><rect width="600" height="400" fill="#dfe7ea"/><path d="M0 300 160 120l80 70L330 80l110 150 160-90v260H0Z" fill="#869499"/></svg>',
);
