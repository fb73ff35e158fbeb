import { useEffect, useEffectEvent } from 'react';
import { deferred } from '../deferred/deferred.ts';
import { useDeferred } from '../deferred/useDeferred.ts';

const layerHistory = deferred(() => import('./layerHistory.ts'), { when: 'idle' });

/** Back closes what lies over the page, and stays on the page. `onClose`: as Escape does it. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { module } = useDeferred(layerHistory, isOpen);
  const handleBack = useEffectEvent(onClose);
  useEffect(
    () => (isOpen && module ? module.addLayer(() => handleBack()) : undefined),
    [isOpen, module],
  );
}
