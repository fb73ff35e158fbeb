// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Lightbox } from './Lightbox.tsx';

const props = {
  name: 'Sede di Torino',
  photos: [{ src: '/a.jpg', alt: 'Ingresso', width: 4, height: 3 }],
  onClose() {},
  labels: {
    close: 'Chiudi',
    previous: 'Foto precedente',
    next: 'Foto successiva',
    gallery: 'galleria',
    photo: 'foto',
    position: '{index} di {total}',
  },
};

it('holds the page still from the press on, while its code is still on its way', () => {
  const { overflow } = document.documentElement.style;
  const { rerender } = render(<Lightbox {...props} index={0} />);
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(<Lightbox {...props} index={null} />);
  expect(document.documentElement.style.overflow).toBe(overflow);
});
