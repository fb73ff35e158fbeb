// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyImage, type LazyImageProps } from './LazyImage.tsx';

const props: LazyImageProps = {
  src: '/iso-soya.avif',
  alt: 'Iso Soya',
  width: 400,
  height: 500,
  failureText: 'Immagine non disponibile',
};

type Options = { threshold?: number | number[]; rootMargin?: string };
type Seen = { isIntersecting: boolean; target: Element };
const watched: { options: Options | undefined; show: () => void }[] = [];

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: (entries: readonly Seen[]) => void;
      readonly options: Options | undefined;
      constructor(callback: (entries: readonly Seen[]) => void, options?: Options) {
        this.callback = callback;
        this.options = options;
      }
      observe(target: Element) {
        const { callback, options } = this;
        watched.push({ options, show: () => callback([{ isIntersecting: true, target }]) });
      }
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

it('waits until a tenth is in sight or within 50 px', () => {
  render(<LazyImage {...props} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(watched[0]?.options).toEqual({ threshold: 0.1, rootMargin: '50px' });
  act(() => watched[0]?.show());
  expect(screen.getByRole('img', { name: 'Iso Soya' })).toHaveAttribute('src', '/iso-soya.avif');
});

it('watches many with one observer, and fetches the one that is seen', () => {
  const made = vi.spyOn(globalThis, 'IntersectionObserver');
  render(
    <>
      <LazyImage {...props} />
      <LazyImage {...props} alt="Egg White" />
    </>,
  );
  expect(made).toHaveBeenCalledOnce();
  act(() => watched[1]?.show());
  expect(screen.getByRole('img')).toHaveAccessibleName('Egg White');
});

it('fetches the most important picture at once', () => {
  render(<LazyImage {...props} priority="high" />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(watched).toHaveLength(0);
});

it('shows words until the picture is there', () => {
  render(<LazyImage {...props} priority="high" loadingText="Caricamento..." />);
  expect(screen.getByText('Caricamento...')).toBeInTheDocument();
  fireEvent.load(screen.getByRole('img'));
  expect(screen.queryByText('Caricamento...')).toBeNull();
});

it('says so when the picture does not come, and tells the parent once', () => {
  const fail = vi.fn<() => void>();
  render(<LazyImage {...props} priority="high" onFailure={fail} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Immagine non disponibile', { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  expect(fail).toHaveBeenCalledOnce();
});

it('tries again with another file', () => {
  const { rerender } = render(<LazyImage {...props} priority="high" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<LazyImage {...props} src="/cacao.avif" priority="high" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/cacao.avif');
});

it('offers the best format first and the last to any browser', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/iso-320.avif 320w' },
    { type: 'image/webp', srcSet: '/iso-320.webp 320w' },
  ];
  const { container } = render(
    <LazyImage {...props} priority="high" sources={sources} sizes="236px" />,
  );
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', '/iso-320.avif 320w');
  expect(source).toHaveAttribute('sizes', '236px');
  expect(container.querySelectorAll('source')).toHaveLength(1);
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/iso-320.webp 320w');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/iso-soya.avif');
});

it('fills its place with the colour of the picture until that is there', () => {
  const { container } = render(<LazyImage {...props} priority="high" colour="#3b7440" />);
  expect(container.querySelector('rect')).toHaveAttribute('fill', '#3b7440');
  fireEvent.load(screen.getByRole('img'));
  expect(container.querySelector('rect')).toBeNull();
});
