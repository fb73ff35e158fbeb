const asked = new Set<string>();

/** Loads pictures ahead, so that choosing a variant shows its picture at once (§4). Each goes out once. */
export function preloadImages(sources: readonly string[]): void {
  for (const source of sources) {
    if (source === '' || asked.has(source)) continue;
    asked.add(source);
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = source;
  }
}
