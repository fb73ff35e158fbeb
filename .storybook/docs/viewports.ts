/** The widths at which the shop is drawn and reviewed. */
export const viewports = {
  narrow: {
    name: 'Narrowest, 320',
    styles: { width: '320px', height: '640px' },
    type: 'mobile' as const,
  },
  phone: {
    name: 'Phone, 360',
    styles: { width: '360px', height: '740px' },
    type: 'mobile' as const,
  },
  tablet: {
    name: 'Tablet, 768',
    styles: { width: '768px', height: '1024px' },
    type: 'tablet' as const,
  },
  desktop: {
    name: 'Desktop, 1280',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop' as const,
  },
  wide: {
    name: 'Widest, 1600',
    styles: { width: '1600px', height: '900px' },
    type: 'desktop' as const,
  },
};

/** The size of a viewport in pixels; the desktop's for a name that is not known. */
export function viewportSize(name: unknown): { width: number; height: number } {
  const found = Object.entries(viewports).find(([key]) => key === name)?.[1] ?? viewports.desktop;
  return {
    width: Number.parseInt(found.styles.width, 10),
    height: Number.parseInt(found.styles.height, 10),
  };
}
