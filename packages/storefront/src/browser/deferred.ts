/** The one way to load code later. ui holds it, since parts of its own come later, too. */
export {
  deferred,
  type Deferred,
  deferredComponent,
  nextIdle,
  nextInteraction,
  useDeferred,
  whenIdle,
  whenLoaded,
} from '@vetta/ui/deferred';
