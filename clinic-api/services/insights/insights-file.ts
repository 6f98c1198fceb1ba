import type { z } from 'zod'
import type { FilledWeek, Insights, insightFileQuery } from '#contract/insights'
import { csvLine, csvMark, separatorOf } from '../files/csv-line.ts'

type Table = z.infer<typeof insightFileQuery>['table']

type Row = (string | number | null)[]

const weeksOf = (weeks: readonly FilledWeek[]): Row[] => [
  ['week', 'doctor', 'bookable_minutes', 'booked_minutes'],
  ...weeks.map(({ week, doctorName, bookableMinutes, bookedMinutes }) => [
    week,
    doctorName,
    bookableMinutes,
    bookedMinutes,
  ]),
]

const rowsOf: Record<Table, (insights: Insights) => Row[]> = {
  figures: (insights) => [
    ['figure', 'value'],
    ['visits', insights.visits],
    ['no_shows', insights.noShows],
    ['cancellations', insights.cancellations],
    ['late_cancellations', insights.lateCancellations],
    ['lead_days_p50', insights.leadDays.p50],
    ['lead_days_p90', insights.leadDays.p90],
    ['waiting_minutes_p50', insights.waitingMinutes.p50],
    ['waiting_minutes_p90', insights.waitingMinutes.p90],
    ['new_patients', insights.newPatients],
    ['returning_patients', insights.returningPatients],
  ],
  weeks: ({ fill }) => weeksOf(fill),
  ahead: ({ ahead }) => weeksOf(ahead),
  specialties: ({ bySpecialty }) => [
    ['specialty', 'visits'],
    ...bySpecialty.map(({ specialty, visits }) => [specialty, visits]),
  ],
  kinds: ({ byKind }) => [
    ['kind_en', 'kind_es', 'visits'],
    ...byKind.map(({ kind, visits }) => [kind?.nameEn ?? null, kind?.nameEs ?? null, visits]),
  ],
  reminders: ({ reminders: { reminded, notReminded } }) => [
    ['patients', 'visits', 'no_shows'],
    ['reminded', reminded.visits, reminded.noShows],
    ['not_reminded', notReminded.visits, notReminded.noShows],
  ],
  channels: ({ byChannel }) => [
    ['channel', 'visits', 'confirmed', 'no_shows'],
    ...byChannel.map(({ channel, visits, confirmed, noShows }) => [channel, visits, confirmed, noShows]),
  ],
}

/** The words of the tables in Spanish. */
const spanish: Record<string, string> = {
  week: 'semana',
  doctor: 'médico',
  bookable_minutes: 'minutos disponibles',
  booked_minutes: 'minutos reservados',
  figure: 'indicador',
  value: 'valor',
  visits: 'citas',
  no_shows: 'ausencias',
  cancellations: 'canceladas',
  late_cancellations: 'canceladas a menos de 24 h',
  lead_days_p50: 'días hasta la cita (mediana)',
  lead_days_p90: 'días hasta la cita (percentil 90)',
  waiting_minutes_p50: 'minutos de espera (mediana)',
  waiting_minutes_p90: 'minutos de espera (percentil 90)',
  new_patients: 'pacientes nuevos',
  returning_patients: 'pacientes que repiten',
  specialty: 'especialidad',
  kind_en: 'tipo de cita (inglés)',
  kind_es: 'tipo de cita',
  patients: 'pacientes',
  reminded: 'con recordatorio',
  not_reminded: 'sin recordatorio',
  channel: 'canal',
  confirmed: 'confirmadas',
}

/** A table of the insights as CSV (UTF-8 with its mark). */
export function insightsFile(insights: Insights, table: Table, language: 'en' | 'es'): string {
  const said = (cell: Row[number]) => (language === 'es' && spanish[cell ?? '']) || cell
  return (
    csvMark +
    rowsOf[table](insights)
      .map((each) => csvLine(each.map(said), separatorOf(language)))
      .join('')
  )
}
