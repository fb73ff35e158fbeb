export const aboutCopy = {
  documentTitle: 'Chi siamo',
  title: 'Chi siamo',
  lead: 'Un negozio di integratori dove si parla prima di allenamento e poi di prodotti. Dal 2006, di persona.',
  storyTitle: 'La nostra storia',
  story: [
    {
      figure: '2006',
      title: 'Il primo scaffale',
      text: 'Apriamo a Buttigliera Alta, in Corso Torino, con poche marche scelte una per una. L’idea è semplice: un integratore serve solo se è quello giusto per te, alla dose giusta, nel momento giusto.',
    },
    {
      figure: '2025',
      title: 'Anche ad Aosta',
      text: 'Ad aprile apre la seconda sede, in Corso Saint-Martin-de-Corléans. Stesso metodo, con un occhio in più a chi corre, pedala e sale in quota.',
    },
    {
      figure: '2',
      unit: 'sedi',
      title: 'Oggi, al banco',
      text: 'Proteine, aminoacidi, alimenti fit, vitamine e accessori per la palestra. Leggiamo ogni etichetta prima di metterla a scaffale e togliamo quelle che non si spiegano da sole.',
    },
  ],
  missionTitle: 'La nostra missione',
  mission:
    'Aiutare chi si allena a scegliere meglio, anche quando scegliere meglio vuol dire comprare meno.',
  valuesTitle: 'I nostri valori',
  values: [
    {
      title: 'Qualità',
      text: 'Solo marche con materie prime dichiarate, controlli di purezza e valori completi per dose e per 100 grammi.',
    },
    {
      title: 'Competenza',
      text: 'Al banco trovi persone che si allenano e studiano. Se una domanda è da medico, te lo diciamo.',
    },
    {
      title: 'Eccellenza',
      text: 'Formati, gusti e scorte seguiti ogni giorno nelle due sedi, così quello che vedi qui lo trovi in negozio.',
    },
  ],
  shopsTitle: 'Le nostre sedi',
  toShops: 'Orari e telefoni',
  isNew: 'NUOVO',
} as const;
