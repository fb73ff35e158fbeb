import { Banner, Button, Switch, TextLink } from '@vetta/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type Ref } from 'react';
import {
  acceptAllAtom,
  cookiePreferencesAtom,
  dismissConsentAtom,
  type OptionalCookies,
  savePreferencesAtom,
} from '../../state/cookieConsent.ts';
import { paths } from '../../paths.ts';
import { cookieBannerCopy as copy } from './CookieBanner.copy.ts';

const optionalKinds = ['analytics', 'marketing', 'functional'] as const;

/** One switch per kind, as saved; the necessary one cannot be moved. */
export function AdvancedView({ ref }: { ref: Ref<HTMLElement> }) {
  const saved = useAtomValue(cookiePreferencesAtom);
  const acceptAll = useSetAtom(acceptAllAtom);
  const dismiss = useSetAtom(dismissConsentAtom);
  const save = useSetAtom(savePreferencesAtom);
  const [chosen, setChosen] = useState<OptionalCookies>({
    analytics: saved.analytics,
    marketing: saved.marketing,
    functional: saved.functional,
  });
  const { necessary } = copy.kinds;
  return (
    <Banner
      ref={ref}
      label={copy.region}
      title={copy.advancedTitle}
      text={
        <>
          <span>{`${copy.advancedText} `}</span>
          <TextLink href={paths.cookies}>{copy.policy}</TextLink>
        </>
      }
      closeLabel={copy.close}
      onClose={() => dismiss()}
      actions={
        <>
          <Button variant="ink" onClick={() => save(chosen)}>
            {copy.save}
          </Button>
          <Button variant="ink" onClick={() => acceptAll()}>
            {copy.acceptAllAdvanced}
          </Button>
        </>
      }
    >
      <Switch
        label={necessary.label}
        description={necessary.text}
        stateLabel={copy.always}
        checked
        locked
      />
      {optionalKinds.map((kind) => (
        <Switch
          key={kind}
          label={copy.kinds[kind].label}
          description={copy.kinds[kind].text}
          stateLabel={chosen[kind] ? copy.on : copy.off}
          checked={chosen[kind]}
          onCheckedChange={(isOn) => setChosen((before) => ({ ...before, [kind]: isOn }))}
        />
      ))}
    </Banner>
  );
}
