import { Button, ButtonLink, Text } from '@vetta/ui';
import { copyText } from '../../../browser/copyText.ts';
import { useIsOnline } from '../../../browser/useIsOnline.ts';
import { useTimedFlag } from '../../../browser/useTimedFlag.ts';
import { mailLink, whatsAppLink } from '../../../catalogue/shoppingList/listMessage.ts';
import { copy } from './list.copy.ts';
import * as css from './ListBlock.css.ts';

const copiedMs = 2000;

/** The ways out of the browser; those that need a network are off without one. */
export function ListActions({ message, address }: { message: string; address: string }) {
  const isOnline = useIsOnline();
  const [isCopied, showCopied] = useTimedFlag(copiedMs);
  return (
    <div className={css.actions}>
      {isOnline ? (
        <ButtonLink variant="primary" width="phone" opens="new" href={whatsAppLink(message)}>
          {copy.whatsApp}
        </ButtonLink>
      ) : (
        <Button width="phone" disabled>
          {copy.whatsApp}
        </Button>
      )}
      <div className={css.ways}>
        {isOnline ? (
          <ButtonLink icon="mail" href={mailLink(copy.subject, message)}>
            {copy.email}
          </ButtonLink>
        ) : (
          <Button disabled icon="mail">
            {copy.email}
          </Button>
        )}
        {'share' in navigator && (
          <Button icon="share" onClick={() => void shareSheet(message)}>
            {copy.share}
          </Button>
        )}
        <Button
          icon={isCopied ? 'check' : undefined}
          onClick={() => void copyText(address).then((done) => done && showCopied())}
        >
          {isCopied ? copy.copied : copy.copyLink}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
      <div aria-live="polite">{!isOnline && <Text size="small">{copy.offline}</Text>}</div>
    </div>
  );
}

/** A sheet that is closed without a choice is no failure. */
async function shareSheet(text: string) {
  try {
    await navigator.share({ title: copy.subject, text });
  } catch (error) {
    console.warn('The list was not shared.', error);
  }
}
