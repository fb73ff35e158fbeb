import { Badge, Chip, ColourDot, Heading, Icon, Link } from '@vetta/ui';
import { cardDescription } from '../../catalogue/description.ts';
import type { GroupVariant, ProductGroup } from '../../catalogue/groupedProducts.ts';
import { flavourColour } from '../../catalogue/variants/flavourColours.ts';
import { sizeName } from '../../catalogue/variants/variant.ts';
import { ProductImage } from '../../components/ProductImage/ProductImage.tsx';
import { messages } from '../../content/messages.ts';
import { unmatchedLinks } from '../../paths.ts';
import { copy } from './GroupedVariants.copy.ts';
import * as css from './GroupCard.css.ts';

export type GroupCardProps = {
  group: ProductGroup;
  /** null: there is none; undefined: not known yet, the tile stays empty. */
  picture: string | null | undefined;
};

/** A product on the shelf at the left, its variants as rows at the right. */
export function GroupCard({ group, picture }: GroupCardProps) {
  return (
    <article className={css.group}>
      <div className={css.product}>
        <div className={css.tile}>
          <div className={css.picture}>
            {picture !== undefined && <ProductImage src={picture} loading="lazy" />}
          </div>
          <div className={css.badge}>
            <Badge tone="ink">{copy.variants(group.variantCount)}</Badge>
          </div>
        </div>
        <p className={css.brand}>{group.brandName ?? messages.defaultBrand}</p>
        <Heading level={2} size="block">
          {group.name}
        </Heading>
        <p className={css.description}>{cardDescription(group.description)}</p>
      </div>
      {group.variants.length > 0 && (
        <ul className={css.variants}>
          {group.variants.map((variant, place) => (
            <VariantRow key={`${variant.id} ${place}`} variant={variant} />
          ))}
        </ul>
      )}
    </article>
  );
}

function VariantRow({ variant }: { variant: GroupVariant }) {
  const { name, flavour, quantity, description } = variant;
  return (
    <li className={css.variant}>
      <div>
        <h3 className={css.name}>
          <Link href={unmatchedLinks.product(variant.slug ?? variant.id)} className={css.link}>
            {name}
          </Link>
        </h3>
        <p className={css.text}>{cardDescription(description)}</p>
      </div>
      <div className={css.facts}>
        {flavour !== undefined && (
          <span className={css.flavour}>
            <Chip mark={<ColourDot size="small" colour={flavourColour(flavour)} />}>{flavour}</Chip>
          </span>
        )}
        {quantity !== undefined && (
          <span className={css.quantity}>
            <Chip>{sizeName(quantity)}</Chip>
          </span>
        )}
      </div>
      <span className={css.arrow}>
        <Icon name="arrowRight" />
      </span>
    </li>
  );
}
