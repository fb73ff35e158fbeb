import {
  type QuestionSubject,
  mailLink,
  questionText,
} from '../../../catalogue/shops/shopQuestion.ts';
import { company } from '../../../content/company.ts';
import { shopQuestionCopy } from '../../../content/shopQuestion.ts';
import { shopOfStore } from '../../../content/shops.ts';
import { copy } from './ask.copy.ts';

/** The mail to a shop, for those without script; the build alone draws it. */
export function NoScriptAsk({
  storeId,
  asked,
  path,
}: {
  storeId: string;
  asked: QuestionSubject;
  path: string;
}) {
  const shop = shopOfStore(storeId);
  const text = questionText(asked, shop.town, new URL(path, company.siteUrl).href);
  return (
    <a href={mailLink(shop.email, shopQuestionCopy.subject(asked.name), text)}>
      {`${copy.contactLinks(shop.storeLabel)} ${shop.email}`}
    </a>
  );
}
