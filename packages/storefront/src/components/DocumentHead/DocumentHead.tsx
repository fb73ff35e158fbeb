import { cardHeight, cardWidth } from '../../catalogue/images/shareCard.ts';
import { company } from '../../content/company.ts';

export type DocumentHeadProps = {
  /** Name of the screen or product; the brand is added. */
  title: string;
  description: string;
  /** Canonical path of the page, without query and hash; null for a page that has none (not found). */
  path: string | null;
  /** false where what the page shows is one visitor's own. @default whether it has a canonical path */
  isIndexed?: boolean;
  /** What a shared link shows: a file of the site and what is on it. @default the shop's own card */
  card?: { path: string; alt: string };
};

/** File of the site for pages that are shared. */
const shopCard = { path: '/social-card.jpg', alt: company.brand } as const;

/** Title, description, canonical link and social card of a page; React puts them into the head. */
export function DocumentHead(props: DocumentHeadProps) {
  const { title, description, path, isIndexed = path !== null, card = shopCard } = props;
  const fullTitle = `${title} | ${company.brand}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {path !== null && <CanonicalLink address={company.siteUrl + path} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={company.siteUrl + card.path} />
      <meta property="og:image:alt" content={card.alt} />
      {import.meta.env.SSR && <SharedMetaTags />}
    </>
  );
}

/** Built into each page and left in it: what never changes needs no script. */
function SharedMetaTags() {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:image:width" content={`${cardWidth}`} />
      <meta property="og:image:height" content={`${cardHeight}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function CanonicalLink({ address }: { address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}
