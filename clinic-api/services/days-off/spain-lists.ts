import type { Island, Region } from '#contract/regions'

/** Days of a list: `MM-dd` and the feast; `+` is the Monday after its Sunday, `~` a day that the town sets. */
interface YearOfSpain {
  /** Everywhere in the country. */
  common: string
  own: Record<Region, string>
  islands: Partial<Record<Island, string>>
  /** The regions whose list was published; the others are worked out from their rules. */
  official: 'all' | readonly Region[]
}

const canary = {
  EH: '09-24 reyes',
  GC: '09-08 pino',
  LP: '08-05 nieves',
  LZ: '09-15 volcanes',
  TF: '02-02 candelaria',
}

/**
 * 2026: resolution of the Dirección General de Trabajo of 17 October 2025 (BOE-A-2025-21667), islands by Decreto 61/2025
 * of the Canaries. 2027: the calendars of Balears and Comunitat Valenciana were published; elsewhere what each region chose
 * in 2021, the last year with the same weekdays, with the days of Easter and of the moon of 2027.
 */
export const spainByYear: Record<number, YearOfSpain> = {
  2026: {
    official: 'all',
    common:
      '01-01 new-year, 01-06 epiphany, 04-03 good-friday, 05-01 labour, 08-15 assumption, 10-12 national, 12-08 immaculate, 12-25 christmas',
    own: {
      AN: '02-28 andalucia, 04-02 maundy, 11-02 all-saints+, 12-07 constitution+',
      AR: '04-02 maundy, 04-23 aragon, 11-02 all-saints+, 12-07 constitution+',
      AS: '04-02 maundy, 09-08 asturias, 11-02 all-saints+, 12-07 constitution+',
      CB: '04-02 maundy, 07-28 cantabria, 09-15 aparecida, 12-07 constitution+',
      CE: '03-20 eid-fitr~, 04-02 maundy, 05-27 eid-adha, 06-13 antonio~, 08-05 africa, 09-02 ceuta',
      CL: '04-02 maundy, 04-23 castilla, 11-02 all-saints+, 12-07 constitution+',
      CM: '04-02 maundy, 04-06 easter-monday, 06-04 corpus, 11-02 all-saints+',
      CN: '04-02 maundy, 05-30 canarias, 11-02 all-saints+',
      CT: '04-06 easter-monday, 06-24 juan, 09-11 catalunya, 12-26 stephen',
      EX: '04-02 maundy, 09-08 extremadura, 11-02 all-saints+, 12-07 constitution+',
      GA: '03-19 joseph, 04-02 maundy, 06-24 juan, 07-25 galicia',
      IB: '03-02 balears+, 04-02 maundy, 04-06 easter-monday, 12-26 stephen',
      MC: '03-19 joseph, 04-02 maundy, 06-09 murcia, 12-07 constitution+',
      MD: '04-02 maundy, 05-02 madrid, 11-02 all-saints+, 12-07 constitution+',
      ML: '03-20 eid-fitr, 04-02 maundy, 05-27 eid-adha, 09-08 victoria~, 09-17 melilla~, 12-07 constitution+',
      NC: '03-19 joseph, 04-02 maundy, 04-06 easter-monday, 11-02 all-saints+, 12-03 javier~',
      PV: '03-19 joseph, 04-02 maundy, 04-06 easter-monday, 07-25 james',
      RI: '04-02 maundy, 04-06 easter-monday, 06-09 rioja, 12-07 constitution+',
      VC: '03-19 joseph, 04-06 easter-monday, 06-24 juan, 10-09 valencia',
    },
    islands: {
      ...canary,
      FV: '09-18 pena',
      GO: '10-05 guadalupe',
      FO: '07-25 formentera~, 12-03 javier~',
    },
  },
  2027: {
    official: ['IB', 'VC'],
    common:
      '01-01 new-year, 01-06 epiphany, 03-26 good-friday, 05-01 labour, 10-12 national, 11-01 all-saints, 12-06 constitution, 12-08 immaculate, 12-25 christmas',
    own: {
      AN: '03-01 andalucia+, 03-25 maundy, 08-16 assumption+',
      AR: '03-25 maundy, 04-23 aragon, 08-16 assumption+',
      AS: '03-25 maundy, 08-16 assumption+, 09-08 asturias',
      CB: '03-25 maundy, 07-28 cantabria, 09-15 aparecida',
      CE: '03-09 eid-fitr~, 03-25 maundy, 05-17 eid-adha+, 08-05 africa~, 09-02 ceuta',
      CL: '03-25 maundy, 04-23 castilla, 08-16 assumption+',
      CM: '03-25 maundy, 05-27 corpus, 05-31 mancha',
      CN: '03-25 maundy, 08-16 assumption+',
      CT: '03-29 easter-monday, 06-24 juan, 09-11 catalunya',
      EX: '03-19 joseph, 03-25 maundy, 09-08 extremadura',
      GA: '03-19 joseph, 03-25 maundy, 05-17 letras',
      IB: '03-01 balears, 03-25 maundy, 03-29 easter-monday',
      MC: '03-19 joseph, 03-25 maundy, 06-09 murcia',
      MD: '03-19 joseph, 03-25 maundy, 05-03 madrid+',
      ML: '03-09 eid-fitr, 03-25 maundy, 05-17 eid-adha+, 09-08 victoria~, 09-17 melilla~',
      NC: '03-19 joseph, 03-25 maundy, 03-29 easter-monday, 12-03 javier~',
      PV: '03-19 joseph, 03-25 maundy, 03-29 easter-monday',
      RI: '03-25 maundy, 03-29 easter-monday, 06-09 rioja',
      VC: '03-19 joseph, 03-29 easter-monday, 10-09 valencia',
    },
    islands: { ...canary, FV: '09-17 pena', GO: '10-04 guadalupe', FO: '12-03 javier~' },
  },
}
