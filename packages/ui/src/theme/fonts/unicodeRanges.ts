const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What Italian pages are written in: ASCII, the letters of Italian, the punctuation of print and of labels. */
export const italian = `${range(0x20, 0x7e)}\u00a0ÀÈÉÌÒÙàèéìòùêç«»°ºª±²³µ©®·×½‘’“”–—…•€™−→\u2009\u202f`;

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžıˆ˜–—‘’‚“”„†‡•…‰‹›⁄€™←↑→↓−≈≤≥\u2009\u202f`;

/** The rest of Latin-1 (names of brands and places) and rare characters: fetched by the page that has one. */
export const further = [...latin].filter((character) => !italian.includes(character)).join('');
