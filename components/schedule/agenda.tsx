'use client'

import { useTranslations } from 'next-intl'
import type { DayLoad } from '@/lib/domain/day-load'
import { entriesOf, type GridColumn } from '@/lib/domain/grid-view'
import type { WeekShift } from '@/lib/domain/schedule'
import { AgendaElsewhere, AgendaShift, AgendaVisit } from './agenda-entries'
import { DayOffWords } from './day-off-shade'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'

type AgendaProps = {
  place: CalendarPlace
  columns: GridColumn[]
  loads: DayLoad[]
  onEdit: (shift: WeekShift, doctorId: string) => void
}

/** The week as a list: for phones, for those who listen to it, and for paper. */
export function Agenda({ place, columns, loads, onEdit }: AgendaProps) {
  const t = useTranslations('schedule')
  const specialties = columns.flatMap(({ content }) =>
    entriesOf(content.appointments).map(({ item }) => item.specialty),
  )
  const isMixed = new Set(specialties).size > 1
  return (
    <div className="min-h-0 grow overflow-y-auto border-t print:overflow-visible print:border-0">
      {columns.map(({ id, name, day, doctorId, off, content }, index) => {
        const entries = [
          ...entriesOf(content.shifts).map((block) => ({ kind: 'shift' as const, ...block })),
          ...entriesOf(content.appointments).map((block) => ({ kind: 'visit' as const, ...block })),
          ...(content.elsewhere ? entriesOf(content.elsewhere) : []).map((block) => ({
            kind: 'elsewhere' as const,
            ...block,
          })),
        ].toSorted((one, other) => Date.parse(one.item.start) - Date.parse(other.item.start))
        const { booked, bookable } = loads[index] ?? { booked: 0, bookable: 0 }
        return (
          <section
            key={id}
            aria-labelledby={`agenda-${day}`}
            className="border-b px-3 py-3 last:border-b-0 has-[h2_[aria-current]]:bg-today has-[h2_[aria-current]]:[scroll-initial-target:nearest] sm:px-4 md:grid md:py-4 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-4 lg:grid-cols-[14rem_minmax(0,1fr)] print:break-inside-avoid print:py-1.5"
          >
            <h2
              id={`agenda-${day}`}
              className="flex items-baseline justify-between gap-2 md:flex-col md:justify-start md:gap-0.5"
            >
              <PlaceLink
                translate="no"
                place={place}
                to={{ view: 'day', day }}
                aria-current={day === place.today ? 'date' : undefined}
                className="rounded-xs text-base font-semibold first-letter:uppercase hover:underline aria-[current]:text-primary-strong"
              >
                {name}
              </PlaceLink>
              {bookable > 0 && (
                <span className="text-xs font-normal text-muted-foreground tabular-nums">
                  {t('load', { booked, bookable })}
                </span>
              )}
            </h2>
            {off && (
              <p className="mt-1 flex items-center gap-2 rounded-sm bg-muted px-2 py-1 text-muted-foreground md:col-start-2 md:mt-0">
                <DayOffWords off={off} />
              </p>
            )}
            {off && entries.length === 0 ? null : entries.length === 0 ? (
              <p className="mt-1 text-muted-foreground md:mt-0">{t('nothing')}</p>
            ) : (
              <ul className="-mx-2 mt-1 grid gap-0.5 md:col-start-2 md:mt-0">
                {entries.map((entry) => (
                  <li key={entry.item.id}>
                    {entry.kind === 'elsewhere' ? (
                      <AgendaElsewhere block={entry} />
                    ) : entry.kind === 'shift' ? (
                      <AgendaShift block={entry} onEdit={(shift) => onEdit(shift, doctorId)} />
                    ) : (
                      <AgendaVisit block={entry} showsSpecialty={isMixed} />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
