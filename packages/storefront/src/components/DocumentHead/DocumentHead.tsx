import { company } from '../../content/company.ts';

export type DocumentHeadProps = {
  /** Name of the screen or product; the brand is added. */
  title: string;
  description: string;
  /** Canonical path of the page, without query and hash; null for a page that has none (not found). */
  path: string | null;
};

/** File of the site, with its size in pixels, for pages that are shared. */
const card = { path: '/social-card.jpg', width: '1200', height: '630' } as const;

/** Title, description, canonical link and social card of a page; React puts them into the head. */
export function DocumentHead({ title, description, path }: DocumentHeadProps) {
  const fullTitle = `${title} | ${company.brand}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <CanonicalAddress address={company.siteUrl + path} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:image" content={company.siteUrl + card.path} />
      <meta property="og:image:width" content={card.width} />
      <meta property="og:image:height" content={card.height} />
      <meta property="og:image:alt" content={company.brand} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function CanonicalAddress({ address }: { address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}
