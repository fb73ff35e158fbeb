import { shopNames } from '../../content/shopNames.ts';
import { type Shop, shops } from '../../content/shops.ts';
import * as css from './PaperFoot.css.ts';
import { hasQrCode, QrCode } from './QrCode.tsx';

export type PaperFootProps = {
  /** Where the code leads. */
  address: string;
  /** What the code is, and the words beside it. */
  code: { name: string; title: string; text: string };
  /** In place of a code that would be too large. */
  withoutCode: string;
};

/** At the foot of a sheet of paper: the code of its address, and both shops with their hours. */
export function PaperFoot({ address, code, withoutCode }: PaperFootProps) {
  return (
    <div className={css.foot}>
      {hasQrCode(address) ? (
        <div className={css.codeBlock}>
          <QrCode address={address} name={code.name} />
          <p className={css.codeText}>
            <b>{code.title}</b>
            <br />
            <span>{code.text}</span>
          </p>
        </div>
      ) : (
        <p className={css.small}>{withoutCode}</p>
      )}
      {shops.map((shop) => (
        <div key={shop.key}>
          <p className={css.shop}>{nameOf(shop)}</p>
          <p className={css.small}>{shop.address}</p>
          <p className={css.small}>{shop.phone}</p>
          <p className={css.hours}>{shop.hours}</p>
        </div>
      ))}
    </div>
  );
}

const nameOf = ({ storeId }: Shop) => shopNames.find((shop) => shop.storeId === storeId)?.name;
