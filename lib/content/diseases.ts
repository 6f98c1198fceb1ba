export const diseaseCategories = ['monogenic', 'chromosomal', 'mitochondrial', 'multifactorial'] as const

export type DiseaseCategory = (typeof diseaseCategories)[number]

/** The catalogue of section 9 in its order, which gives the ids 1 to 50; names stand in the message catalogues. */
const keys = {
  monogenic: [
    'cysticFibrosis',
    'sickleCellAnemia',
    'huntington',
    'duchenne',
    'hemophiliaA',
    'phenylketonuria',
    'taySachs',
    'marfan',
    'betaThalassemia',
    'spinalMuscularAtrophy',
    'fragileX',
    'neurofibromatosis1',
    'familialHypercholesterolemia',
    'polycysticKidney',
    'wilson',
    'gaucher',
    'hemochromatosis',
    'alpha1Antitrypsin',
    'achondroplasia',
    'retinoblastoma',
    'oculocutaneousAlbinism',
    'galactosemia',
    'fabry',
    'pompe',
    'vascularEhlersDanlos',
  ],
  chromosomal: [
    'down',
    'edwards',
    'patau',
    'turner',
    'klinefelter',
    'tripleX',
    'xyy',
    'criDuChat',
    'diGeorge',
    'praderWilli',
  ],
  mitochondrial: ['melas', 'merrf', 'leberOpticNeuropathy', 'leigh', 'kearnsSayre'],
  multifactorial: [
    'type2Diabetes',
    'hypertension',
    'coronaryArtery',
    'asthma',
    'schizophrenia',
    'alzheimer',
    'rheumatoidArthritis',
    'crohn',
    'multipleSclerosis',
    'parkinson',
  ],
} as const satisfies Record<DiseaseCategory, readonly string[]>

export type DiseaseKey = (typeof keys)[DiseaseCategory][number]

export interface Disease {
  /** 1 to 50 */
  id: number
  key: DiseaseKey
  category: DiseaseCategory
}

export const diseases: readonly Disease[] = diseaseCategories
  .flatMap((category) => keys[category].map((key: DiseaseKey) => ({ key, category })))
  .map((disease, index) => ({ id: index + 1, ...disease }))
