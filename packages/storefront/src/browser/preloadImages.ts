const asked = new Set<string>();

export type PreloadedPicture = {
  src: string;
  /** The sizes and formats that the page will offer for it; none: the address itself is fetched. */
  sources?: readonly { type: string; srcSet: string }[];
};

/**
 * Loads pictures ahead, so that choosing a variant shows its picture at once
 * (docs/rules.md#image-loading): the very file that the page will show at `sizes`. Each goes out
 * once.
 */
export function preloadImages(pictures: readonly PreloadedPicture[], sizes: string): void {
  for (const { src, sources = [] } of pictures) {
    if (src === '' || asked.has(src)) continue;
    asked.add(src);
    const picture = document.createElement('picture');
    for (const { type, srcSet } of sources) {
      picture.append(
        Object.assign(document.createElement('source'), { type, sizes, srcset: srcSet }),
      );
    }
    const image = document.createElement('img');
    picture.append(image);
    image.fetchPriority = 'low';
    // Where a source fits, the browser takes that and never asks for the original.
    image.src = src;
  }
}
