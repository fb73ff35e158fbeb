import { Button, Icon } from '@vetta/ui';
import type { AskedProduct } from './askedProduct.ts';
import * as css from './AskedProductLine.css.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';

/** What the message is about: 'Per Sede di Torino: Premier Whey 80, Vaniglia, 1 kg'. */
export function AskedProductLine({
  asked,
  onRemove,
}: {
  asked: Pick<AskedProduct, 'name' | 'shop'>;
  onRemove: () => void;
}) {
  const { shop, name } = asked;
  return (
    <p className={css.line}>
      <Icon name="pin" />
      <span className={css.words}>
        <span>{`${copy.about} `}</span>
        {shop !== undefined && <strong>{`${shop.name}: `}</strong>}
        <span>{name}</span>
      </span>
      <Button variant="text" label={copy.removeAbout(name)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </p>
  );
}
