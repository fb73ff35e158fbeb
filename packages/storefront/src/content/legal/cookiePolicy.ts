import { paths } from '../../paths.ts';
import { company, vatLine } from '../company.ts';
import { list, text, type LegalDocument } from './legalDocument.ts';

const mail = { label: company.email, href: `mailto:${company.email}` };

/** Where six browsers explain how cookies are managed (docs/rules.md#policies). */
const browserHelp = [
  { label: 'Google Chrome', href: 'https://support.google.com/chrome/answer/95647?hl=it' },
  { label: 'Mozilla Firefox', href: 'https://support.mozilla.org/it/kb/Gestione%20dei%20cookie' },
  { label: 'Safari', href: 'https://support.apple.com/it-it/guide/safari/sfri11471/mac' },
  {
    label: 'Microsoft Edge',
    href: 'https://support.microsoft.com/it-it/microsoft-edge/eliminare-i-cookie-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
  },
  { label: 'Opera', href: 'https://help.opera.com/en/latest/web-preferences/#cookies' },
  { label: 'Safari su iPhone e iPad', href: 'https://support.apple.com/it-it/105082' },
] as const;

/** What this site keeps in the browser, by name (docs/rules.md#storage-keys). */
export const cookiePolicy: LegalDocument = {
  title: 'Cookie Policy',
  lead: 'Che cosa conserva questo sito nel tuo browser, per quanto tempo e come puoi cancellarlo.',
  sections: [
    {
      id: 'gestore',
      title: 'Chi gestisce il sito',
      blocks: [
        text(
          `Il sito è gestito da ${company.legalName}, ${vatLine}. Sede legale: ${company.registeredOffice}. Sede secondaria: ${company.branchOffice}.`,
        ),
        text('Per ogni domanda: ', mail, '.'),
      ],
    },
    {
      id: 'che-cosa-sono',
      title: 'Che cosa sono i cookie',
      blocks: [
        text(
          'I cookie sono piccoli testi che un sito affida al browser e rilegge alle visite successive. Lo stesso compito possono svolgerlo altre memorie del browser, come la memoria locale: questa pagina vale per tutte.',
        ),
      ],
    },
    {
      id: 'prime-e-terze-parti',
      title: 'Prime parti e terze parti',
      blocks: [
        text(
          'I cookie di prima parte sono scritti dal sito che stai visitando; quelli di terza parte da altri soggetti, i cui contenuti sono inseriti nella pagina.',
        ),
        text(
          'Oggi questo sito usa solo memorie di prima parte. Caratteri, immagini e programmi arrivano dai nostri server: nessuna richiesta parte verso terzi prima che tu lo consenta.',
        ),
      ],
    },
    {
      id: 'tecnici',
      title: 'Cookie tecnici',
      blocks: [
        text(
          'Servono a far funzionare il sito e non richiedono il consenso. Si distinguono in cookie di sessione, cancellati alla chiusura del browser, e cookie di funzionalità, che ricordano una tua scelta. Al posto dei cookie usiamo la memoria del browser, con queste voci:',
        ),
        list(
          'cookie-consent: se hai accettato, rifiutato o chiuso l’avviso sui cookie. Persistente.',
          'cookie-preferences: quali categorie hai attivato. Persistente.',
          'favorites: i prodotti che hai salvato tra i preferiti. Persistente; lo svuoti con «Cancella tutti» nella pagina Preferiti.',
          'favorite-choices: il gusto e il formato che hai scelto per i preferiti in «Porta la lista in negozio». Persistente.',
          'recently-viewed: gli indirizzi degli ultimi otto prodotti che hai aperto, dal più recente, per «Visti di recente». È una voce di funzionalità: resta nel tuo browser e non la inviamo a nessuno. Persistente; la svuoti con «Svuota» accanto al titolo.',
          'favorites.corrupt: la copia di un elenco di preferiti che non siamo riusciti a leggere. Persistente, di solito assente.',
          'Nella memoria di sessione: la bozza del messaggio che stai scrivendo, i prodotti scelti per il confronto, il codice che evita di riceverlo due volte e il punto della pagina a cui eri arrivato. Si cancellano chiudendo la scheda.',
          'Nella cache del sito: le pagine, le immagini e i dati del catalogo che hai già visto, per mostrarteli anche senza rete. Persistente; si rinnova da sola e si svuota con i dati di navigazione.',
        ),
      ],
    },
    {
      id: 'analitici',
      title: 'Cookie analitici',
      blocks: [
        text(
          'Servono a contare le visite e a capire quali pagine sono utili. Se un giorno li useremo, lo faremo solo con il tuo consenso e con l’indirizzo IP reso anonimo, cioè troncato prima di essere conservato, in modo che non possa ricondurre a te. Finché non attivi «Analitici» non parte nulla. Lo stesso vale per «Marketing» e «Funzionali».',
        ),
      ],
    },
    {
      id: 'durata',
      title: 'Durata',
      blocks: [
        list(
          'Di sessione: restano finché non chiudi il browser o la scheda.',
          'Persistenti: restano finché non li cancelli o finché non scadono. Le voci elencate sopra non scadono da sole; le tue scelte puoi cambiarle in ogni momento.',
        ),
      ],
    },
    {
      id: 'gestione',
      title: 'Come gestirli',
      blocks: [
        text(
          'Da «Gestisci cookie», in fondo a ogni pagina, riapri le preferenze e le cambi. Puoi anche bloccare o cancellare cookie e memoria locale dal browser; il sito continua a funzionare, ma non ricorderà i preferiti né i prodotti visti di recente. Le istruzioni dei browser più diffusi:',
        ),
        list(...browserHelp.map((link) => [link])),
      ],
    },
    {
      id: 'diritti',
      title: 'I tuoi diritti',
      blocks: [
        text(
          'Il Regolamento (UE) 2016/679 (GDPR) ti riconosce il diritto di accesso, rettifica, cancellazione, limitazione, portabilità e opposizione, e quello di ritirare il consenso e di rivolgerti al Garante per la protezione dei dati personali. Come esercitarli è spiegato nella ',
          { label: 'Privacy Policy', href: paths.privacy },
          '.',
        ),
      ],
    },
    {
      id: 'modifiche',
      title: 'Modifiche a questa pagina',
      blocks: [
        text(
          'Se cambieremo gli strumenti in uso aggiorneremo questa pagina e, dove la legge lo richiede, ti chiederemo di nuovo il consenso.',
        ),
      ],
    },
  ],
};
