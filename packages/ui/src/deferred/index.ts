export { deferred, type Deferred, type DeferredOptions } from './deferred.ts';
export { deferredComponent } from './deferredComponent.ts';
export { nextIdle, nextInteraction, whenIdle, whenLoaded } from './triggers.ts';
export { useDeferred, type Wanted } from './useDeferred.ts';
