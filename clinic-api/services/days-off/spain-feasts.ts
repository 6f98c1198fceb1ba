import type { Region } from '#contract/regions'

interface Feast {
  en: string
  es: string
  /** The same day of every year, or days after Easter; without either it is on lists alone. */
  day?: string
  easter?: number
}

export const feasts: Record<string, Feast> = {
  'new-year': { en: 'New Year’s Day', es: 'Año Nuevo', day: '01-01' },
  epiphany: { en: 'Epiphany', es: 'Epifanía del Señor', day: '01-06' },
  candelaria: { en: 'Our Lady of Candelaria', es: 'Virgen de la Candelaria', day: '02-02' },
  andalucia: { en: 'Andalusia Day', es: 'Día de Andalucía', day: '02-28' },
  balears: { en: 'Balearic Islands Day', es: 'Día de las Illes Balears', day: '03-01' },
  joseph: { en: 'Saint Joseph', es: 'San José', day: '03-19' },
  'eid-fitr': { en: 'Eid al-Fitr', es: 'Fiesta del Eid al-Fitr' },
  maundy: { en: 'Maundy Thursday', es: 'Jueves Santo', easter: -3 },
  'good-friday': { en: 'Good Friday', es: 'Viernes Santo', easter: -2 },
  'easter-monday': { en: 'Easter Monday', es: 'Lunes de Pascua', easter: 1 },
  aragon: { en: 'Aragon Day', es: 'San Jorge, Día de Aragón', day: '04-23' },
  castilla: { en: 'Castile and León Day', es: 'Día de Castilla y León', day: '04-23' },
  labour: { en: 'Labour Day', es: 'Fiesta del Trabajo', day: '05-01' },
  madrid: { en: 'Community of Madrid Day', es: 'Día de la Comunidad de Madrid', day: '05-02' },
  letras: { en: 'Galician Literature Day', es: 'Día de las Letras Gallegas', day: '05-17' },
  'eid-adha': { en: 'Eid al-Adha', es: 'Fiesta del Sacrificio (Eid al-Adha)' },
  canarias: { en: 'Canary Islands Day', es: 'Día de Canarias', day: '05-30' },
  mancha: { en: 'Castilla-La Mancha Day', es: 'Día de Castilla-La Mancha', day: '05-31' },
  corpus: { en: 'Corpus Christi', es: 'Corpus Christi', easter: 60 },
  murcia: { en: 'Region of Murcia Day', es: 'Día de la Región de Murcia', day: '06-09' },
  rioja: { en: 'La Rioja Day', es: 'Día de La Rioja', day: '06-09' },
  antonio: { en: 'Saint Anthony', es: 'San Antonio', day: '06-13' },
  juan: { en: 'Saint John', es: 'San Juan', day: '06-24' },
  galicia: { en: 'Galicia Day', es: 'Día Nacional de Galicia', day: '07-25' },
  james: { en: 'Saint James', es: 'Santiago Apóstol', day: '07-25' },
  formentera: { en: 'Formentera Day', es: 'Día de Formentera', day: '07-25' },
  cantabria: { en: 'Cantabria Institutions Day', es: 'Día de las Instituciones de Cantabria', day: '07-28' },
  africa: { en: 'Our Lady of Africa', es: 'Nuestra Señora de África', day: '08-05' },
  nieves: { en: 'Our Lady of the Snows', es: 'Nuestra Señora de Las Nieves', day: '08-05' },
  assumption: { en: 'Assumption of Mary', es: 'Asunción de la Virgen', day: '08-15' },
  ceuta: { en: 'Ceuta Day', es: 'Día de Ceuta', day: '09-02' },
  asturias: { en: 'Asturias Day', es: 'Día de Asturias', day: '09-08' },
  extremadura: { en: 'Extremadura Day', es: 'Día de Extremadura', day: '09-08' },
  victoria: { en: 'Our Lady of Victory', es: 'Virgen de la Victoria', day: '09-08' },
  pino: { en: 'Our Lady of the Pine', es: 'Nuestra Señora del Pino', day: '09-08' },
  catalunya: { en: 'National Day of Catalonia', es: 'Fiesta Nacional de Cataluña', day: '09-11' },
  aparecida: { en: 'La Bien Aparecida', es: 'La Bien Aparecida', day: '09-15' },
  volcanes: { en: 'Our Lady of the Volcanoes', es: 'Nuestra Señora de Los Volcanes', day: '09-15' },
  melilla: { en: 'Melilla Day', es: 'Día de Melilla', day: '09-17' },
  pena: { en: 'Our Lady of the Rock', es: 'Nuestra Señora de la Peña' },
  reyes: { en: 'Our Lady of the Kings', es: 'Nuestra Señora de Los Reyes', day: '09-24' },
  guadalupe: { en: 'Our Lady of Guadalupe', es: 'Nuestra Señora de Guadalupe' },
  valencia: { en: 'Valencian Community Day', es: 'Día de la Comunitat Valenciana', day: '10-09' },
  national: { en: 'National Day of Spain', es: 'Fiesta Nacional de España', day: '10-12' },
  'all-saints': { en: 'All Saints’ Day', es: 'Todos los Santos', day: '11-01' },
  javier: { en: 'Saint Francis Xavier', es: 'San Francisco Javier', day: '12-03' },
  constitution: { en: 'Constitution Day', es: 'Día de la Constitución', day: '12-06' },
  immaculate: { en: 'Immaculate Conception', es: 'Inmaculada Concepción', day: '12-08' },
  christmas: { en: 'Christmas Day', es: 'Navidad', day: '12-25' },
  stephen: { en: 'Saint Stephen', es: 'San Esteban', day: '12-26' },
}

/** For years without a list: the days that the country has, and those that each region has as a rule. */
export const usual: { common: string; own: Record<Region, string> } = {
  common:
    'new-year epiphany good-friday labour assumption national all-saints constitution immaculate christmas',
  own: {
    AN: 'andalucia maundy',
    AR: 'maundy aragon',
    AS: 'maundy asturias',
    CB: 'maundy cantabria aparecida',
    CE: 'maundy africa ceuta',
    CL: 'maundy castilla',
    CM: 'maundy mancha corpus',
    CN: 'maundy canarias',
    CT: 'easter-monday juan catalunya stephen',
    EX: 'maundy extremadura',
    GA: 'maundy letras galicia',
    IB: 'balears maundy easter-monday',
    MC: 'joseph maundy murcia',
    MD: 'maundy madrid',
    ML: 'maundy victoria~ melilla~',
    NC: 'maundy easter-monday javier~',
    PV: 'maundy easter-monday james',
    RI: 'maundy easter-monday rioja',
    VC: 'joseph easter-monday valencia',
  },
}
