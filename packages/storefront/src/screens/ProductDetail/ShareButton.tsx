import { Button, Icon } from '@vetta/ui';
import { copyText } from '../../browser/copyText.ts';
import { useTimedFlag } from '../../browser/useTimedFlag.ts';
import { withoutAvoidQuery } from '../../avoid/product/useAvoidQuery.ts';
import { copy } from './ProductDetail.copy.ts';
import * as css from './ShareButton.css.ts';

// How long '✓ Link copiato!' stands (docs/rules.md#share-button).
const linkCopiedMs = 2000;

/**
 * Copies the address of the page as it stands, chosen variant included, but not what the visitor
 * avoids (docs/rules.md#share-button), on every device.
 */
export function ShareButton() {
  const [isCopied, showCopied] = useTimedFlag(linkCopiedMs);

  async function handleShare() {
    if (await copyText(withoutAvoidQuery(window.location.href))) showCopied();
  }

  return (
    <span className={css.place}>
      <Button
        size="tall"
        icon={isCopied ? 'check' : 'share'}
        words="wide"
        onClick={() => void handleShare()}
      >
        {copy.share}
      </Button>
      <output className={css.note}>
        {isCopied && (
          <>
            <span className={css.unseen}>{copy.linkCopied}</span>
            {/* The tick is drawn as the other icons are: not every machine has a glyph for it. */}
            <span className={css.seen} aria-hidden="true">
              <Icon name="check" size="text" />
              <span>{copy.linkCopied.replace('✓ ', '')}</span>
            </span>
          </>
        )}
      </output>
    </span>
  );
}
