import { Banner, Button, TextLink } from '@vetta/ui';
import { useSetAtom } from 'jotai';
import type { Ref } from 'react';
import { paths } from '../../paths.ts';
import { acceptAllAtom, dismissConsentAtom, rejectAllAtom } from '../../state/cookieConsent.ts';
import { cookieBannerCopy as copy } from './CookieBanner.copy.ts';

export type BasicViewProps = { ref: Ref<HTMLElement>; onCustomise: () => void };

/** Accept and reject weigh the same; closing says what it does. */
export function BasicView({ ref, onCustomise }: BasicViewProps) {
  const acceptAll = useSetAtom(acceptAllAtom);
  const rejectAll = useSetAtom(rejectAllAtom);
  const dismiss = useSetAtom(dismissConsentAtom);
  return (
    <Banner
      ref={ref}
      label={copy.region}
      title={copy.title}
      text={
        <>
          <span>{`${copy.text} `}</span>
          <TextLink href={paths.cookies}>{copy.policy}</TextLink>
        </>
      }
      closeLabel={copy.close}
      onClose={() => dismiss()}
      actions={
        <>
          <Button variant="ink" onClick={() => acceptAll()}>
            {copy.acceptAll}
          </Button>
          <Button variant="ink" onClick={() => rejectAll()}>
            {copy.rejectAll}
          </Button>
          <Button variant="text" onClick={onCustomise}>
            {copy.customise}
          </Button>
        </>
      }
    />
  );
}
