import { deferred } from '../deferred/deferred.ts';
import { useDeferred } from '../deferred/useDeferred.ts';
import { useCloseOnBack } from '../hooks/useCloseOnBack.ts';
import { useScrollLock } from '../hooks/useScrollLock.ts';
import { SpinnerBars } from '../Spinner/SpinnerBars.tsx';
import { waiting } from './Loading.css.ts';

export type LightboxPhoto = {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcSet?: readonly { src: string; width: number; height: number }[];
};

export type LightboxLabels = {
  close: string;
  previous: string;
  next: string;
  /** What the row of pictures is: `galleria`. */
  gallery: string;
  /** What one of them is: `foto`. */
  photo: string;
  /** Where one is, with both placeholders: `{index} di {total}`. */
  position: string;
};

export type LightboxProps = {
  /** Accessible name of the dialog, shown at its top left. */
  name: string;
  photos: readonly LightboxPhoto[];
  /** The open picture, from 0; null closes. */
  index: number | null;
  onClose: () => void;
  onIndexChange?: (index: number) => void;
  labels: LightboxLabels;
};

const viewer = deferred(async () => (await import('./Viewer.tsx')).LightboxViewer, {
  when: 'interaction',
});

/**
 * Pictures over the whole screen: Escape closes, arrow keys change the picture and wrap around, the page behind does not scroll,
 * the focus returns to what opened it. Its code is fetched with the first picture.
 */
export function Lightbox(props: LightboxProps) {
  const { status, module: Viewer } = useDeferred(viewer, props.index);
  useCloseOnBack(props.index !== null, props.onClose);
  // Here: the viewer's own lock comes only with its code, and a paint after it is seen.
  useScrollLock(props.index !== null);
  if (Viewer !== null) return <Viewer {...props} />;
  if (props.index === null || status === 'failed') return null;
  return (
    <div className={waiting}>
      <SpinnerBars />
    </div>
  );
}
