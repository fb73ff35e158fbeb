import { PaperFoot } from '../../components/PaperFoot/PaperFoot.tsx';
import { company } from '../../content/company.ts';

/** At the foot of the page on paper: where both shops are, and the code of the chosen variant. */
export function PrintedFoot({ path }: { path: string }) {
  return (
    <PaperFoot address={new URL(path, company.siteUrl).href} code={copy} withoutCode={copy.text} />
  );
}

const copy = {
  name: 'Codice QR di questa pagina',
  title: 'Questo prodotto sul telefono',
  text: 'Inquadra il codice: prezzo e giacenze sono quelli del momento.',
};
