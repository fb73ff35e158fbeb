import { paths } from '../../paths.ts';
import { company, vatLine } from '../company.ts';
import { list, text, type LegalDocument } from './legalDocument.ts';

const mail = { label: company.email, href: `mailto:${company.email}` };

/**
 * Information under articles 13 and 14 of Regulation (EU) 2016/679, for what this site really does
 * (docs/rules.md#policies).
 */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'Quali dati raccogliamo, perché, per quanto tempo e che cosa puoi chiederci. In breve: solo quelli che ci scrivi tu.',
  sections: [
    {
      id: 'titolare',
      title: 'Titolare del trattamento',
      blocks: [
        text(
          `Il titolare del trattamento è ${company.legalName}, con sede in ${company.registeredOffice}, ${vatLine}.`,
        ),
        text('Per ogni domanda sui tuoi dati scrivi a ', mail, '.'),
      ],
    },
    {
      id: 'luogo',
      title: 'Luogo del trattamento',
      blocks: [
        text(
          `I dati sono trattati nelle nostre sedi (${company.registeredOffice} e ${company.branchOffice}) e presso il fornitore che ospita il sito, all’interno dello Spazio economico europeo. Non li trasferiamo in altri Paesi.`,
        ),
      ],
    },
    {
      id: 'dati',
      title: 'Tipi di dati trattati',
      blocks: [
        text('Trattiamo quattro tipi di dati.'),
        list(
          'Dati che ci fornisci tu. Quando compili il modulo dei contatti: nome e cognome, indirizzo email, numero di telefono e testo del messaggio.',
          'Dati di navigazione. Il server che ospita il sito riceve, come ogni server, l’indirizzo IP da cui arriva la richiesta. Lo usiamo soltanto nel momento in cui serve a rispondere e a limitare gli invii ripetuti del modulo; non lo conserviamo accanto ai messaggi.',
          'Ciò che scegli in «Da evitare». Allergeni e ingredienti che escludi possono dire qualcosa della tua salute: stanno soltanto nell’indirizzo della pagina e nella richiesta che ci serve per risponderti. Non li conserviamo, né sul tuo dispositivo né sui nostri server, e non li scriviamo in alcun registro. Chi riceve da te quell’indirizzo li legge.',
          'Dati che restano sul tuo dispositivo. I prodotti preferiti, quelli visti di recente e le scelte sui cookie sono conservati nella memoria locale del tuo browser e non ci vengono inviati.',
        ),
        text(
          'Non ti chiediamo dati sulla salute. Se nel messaggio ce ne scrivi, li usiamo solo per risponderti; puoi chiederci di cancellarli in ogni momento.',
        ),
      ],
    },
    {
      id: 'cookie',
      title: 'Cookie e memoria locale',
      blocks: [
        text(
          'Il sito funziona senza cookie di profilazione. Strumenti di statistica o di marketing partono solo se li accetti. I dettagli, compresi i nomi delle voci conservate nel browser, sono nella ',
          { label: 'Cookie Policy', href: paths.cookies },
          '.',
        ),
      ],
    },
    {
      id: 'finalita',
      title: 'Finalità e basi giuridiche',
      blocks: [
        list(
          'Rispondere ai tuoi messaggi e, se lo chiedi, prepararti un ordine o una consulenza in negozio: misure precontrattuali prese su tua richiesta (art. 6, par. 1, lett. b del GDPR).',
          'Proteggere il sito da abusi e invii automatici: nostro legittimo interesse (art. 6, par. 1, lett. f).',
          'Adempiere agli obblighi di legge, per esempio rispondere a una richiesta dell’autorità (art. 6, par. 1, lett. c).',
          'Statistiche e marketing, soltanto con il tuo consenso (art. 6, par. 1, lett. a), che puoi ritirare quando vuoi da «Gestisci cookie» in fondo a ogni pagina.',
        ),
        text('Non prendiamo decisioni automatizzate e non tracciamo profili.'),
      ],
    },
    {
      id: 'conferimento',
      title: 'Natura del conferimento',
      blocks: [
        text(
          'Scriverci è facoltativo. Se scegli di farlo, i campi del modulo sono necessari: senza un recapito e un messaggio non potremmo risponderti. Tutto il resto del sito si consulta senza fornire alcun dato.',
        ),
      ],
    },
    {
      id: 'modalita',
      title: 'Modalità del trattamento e conservazione',
      blocks: [
        text(
          'I dati sono trattati con strumenti informatici da persone che abbiamo incaricato, con misure che ne proteggono riservatezza e integrità: connessioni cifrate, accessi limitati, copie di sicurezza.',
        ),
        text(
          'Conserviamo i messaggi per il tempo che serve a risponderti e al più per dodici mesi dall’ultimo contatto, salvo che la legge ci imponga di tenerli più a lungo. Li comunichiamo soltanto ai fornitori che ospitano il sito e recapitano la posta, nominati responsabili del trattamento. Non li vendiamo e non li pubblichiamo.',
        ),
      ],
    },
    {
      id: 'diritti',
      title: 'Diritti dell’interessato',
      blocks: [
        text('Gli articoli da 15 a 22 del GDPR ti danno il diritto di:'),
        list(
          'sapere se trattiamo tuoi dati e riceverne copia;',
          'farli correggere, completare o cancellare;',
          'limitarne il trattamento od opporti a quello fondato sul legittimo interesse;',
          'ricevere in un formato leggibile da un computer i dati che ci hai fornito;',
          'ritirare il consenso, senza effetto su quanto fatto prima.',
        ),
        text(
          'Scrivici a ',
          mail,
          ': rispondiamo entro un mese. Puoi anche presentare reclamo al ',
          {
            label: 'Garante per la protezione dei dati personali',
            href: 'https://www.garanteprivacy.it',
          },
          '.',
        ),
      ],
    },
  ],
};
