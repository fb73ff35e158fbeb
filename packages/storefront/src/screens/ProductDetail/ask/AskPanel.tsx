import { Button, ButtonLink, useCloseOnBack } from '@vetta/ui';
import { media } from '@vetta/ui/theme';
import { copyText } from '../../../browser/copyText.ts';
import { useIsOnline } from '../../../browser/useIsOnline.ts';
import { useMediaQuery } from '../../../browser/useMediaQuery.ts';
import { useTimedFlag } from '../../../browser/useTimedFlag.ts';
import { openingState } from '../../../catalogue/shops/openingState.ts';
import {
  type QuestionSubject,
  contactFormLink,
  mailLink,
  questionText,
  whatsAppLink,
} from '../../../catalogue/shops/shopQuestion.ts';
import { shopHoursCopy } from '../../../components/ShopHours/ShopHours.copy.ts';
import { shopQuestionCopy } from '../../../content/shopQuestion.ts';
import { type Shop, shopOfStore } from '../../../content/shops.ts';
import { copy } from './ask.copy.ts';
import * as css from './ask.css.ts';

export type AskPanelProps = {
  id: string;
  storeId: string;
  /** The shop has a piece of it. */
  isThere: boolean;
  asked: QuestionSubject;
  /** Path and query of the product's page. */
  path: string;
  now: Date;
  /** Back, on a phone. */
  onClose: () => void;
};

const copiedMs = 2000;

/** Where it fills the window. */
const narrowWindow = media.belowTablet;

/** The message to a shop, and the ways to send it (docs/rules.md#ask-a-shop). */
export function AskPanel({ id, storeId, isThere, asked, path, now, onClose }: AskPanelProps) {
  useCloseOnBack(useMediaQuery(narrowWindow), onClose);
  const isOnline = useIsOnline();
  const shop = shopOfStore(storeId);
  const text = questionText(asked, shop.town, new URL(path, window.location.origin).href);
  return (
    <div id={id} className={css.panel}>
      <p className={css.message}>{text}</p>
      <div className={css.contactLinks}>
        {isOnline ? (
          <OnlineContacts shop={shop} asked={asked} text={text} />
        ) : (
          <OfflineContacts shop={shop} text={text} />
        )}
      </div>
      <p className={css.note}>
        {[...(isThere ? [] : [copy.notThere]), isOnline ? note(shop, now) : copy.offline].join(' ')}
      </p>
    </div>
  );
}

type ContactLinksProps = { shop: Shop; text: string };

function OnlineContacts({ shop, asked, text }: ContactLinksProps & { asked: QuestionSubject }) {
  return (
    <>
      {shop.whatsapp !== null && (
        <ButtonLink href={whatsAppLink(shop.whatsapp, text)} opens="new" icon="chat">
          {copy.whatsApp}
        </ButtonLink>
      )}
      <ButtonLink
        href={mailLink(shop.email, shopQuestionCopy.subject(asked.name), text)}
        icon="mail"
      >
        {copy.email}
      </ButtonLink>
      <ButtonLink href={telephone(shop)} icon="phone">
        {copy.phone}
      </ButtonLink>
      <ButtonLink href={contactFormLink(asked, shop.storeId)} icon="form">
        {copy.form}
      </ButtonLink>
    </>
  );
}

function OfflineContacts({ shop, text }: ContactLinksProps) {
  const [isCopied, showCopied] = useTimedFlag(copiedMs);
  async function handleCopy() {
    if (await copyText(text)) showCopied();
  }
  return (
    <>
      <ButtonLink href={telephone(shop)} icon="phone">
        {copy.call}
      </ButtonLink>
      <Button icon={isCopied ? 'check' : 'form'} onClick={() => void handleCopy()}>
        {isCopied ? copy.copied : copy.copyText}
      </Button>
    </>
  );
}

const telephone = ({ phone }: Shop) => `tel:${phone.replaceAll(' ', '')}`;

function note(shop: Shop, now: Date): string {
  const state = openingState(shop.openingHours, now);
  const { next } = shopHoursCopy.openingLine(state);
  return state.isOpen || next === '' ? copy.opens : `${copy.closed(next)} ${copy.opens}`;
}
