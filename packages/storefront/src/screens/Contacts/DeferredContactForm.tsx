import { memo, Suspense, useCallback, useEffect, useRef } from 'react';
import { deferred, deferredComponent } from '../../browser/deferred.ts';
import { ContactFormView } from './ContactFormView.tsx';
import * as css from './Contacts.css.ts';

const ContactForm = deferredComponent(
  deferred(async () => (await import('./ContactForm.tsx')).ContactForm, { when: 'idle' }),
);

/**
 * What checks and sends the form is a seventh of this page's code, and nobody needs it before turning
 * to a field. The built form stands there meanwhile: what is written into it stays, and sending it
 * waits for the code. Nothing from above may draw it anew before: React would throw away what the
 * build has drawn, and with it what was written.
 */
export const DeferredContactForm = memo(function DeferredContactForm() {
  const place = useRef<HTMLDivElement>(null);
  const isReady = useRef(false);
  const isAsked = useRef(false);
  useEffect(() => {
    const { current } = place;
    const handleSubmit = (event: SubmitEvent) => {
      if (isReady.current) return;
      event.preventDefault();
      isAsked.current = true;
    };
    current?.addEventListener('submit', handleSubmit);
    return () => current?.removeEventListener('submit', handleSubmit);
  }, []);
  const handleReady = useCallback(() => {
    isReady.current = true;
    if (isAsked.current) place.current?.querySelector('form')?.requestSubmit();
  }, []);
  return (
    <div ref={place} className={css.formPlace}>
      <Suspense fallback={unreadyForm}>
        <ContactForm onReady={handleReady} />
      </Suspense>
    </div>
  );
});

/**
 * Coming from another page, for the moment until the code is there. Another form takes its place:
 * nobody can write into this one, so nothing written is lost.
 */
const unreadyForm = (
  <div className={css.formPlace} inert>
    <ContactFormView
      isReady={false}
      errors={{}}
      submitCount={0}
      isSending={false}
      onSubmit={() => {}}
      textField={(name) => ({ name })}
      privacyField={() => ({ name: 'privacy' })}
    />
  </div>
);
