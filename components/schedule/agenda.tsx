'use client'

import { useTranslations } from 'next-intl'
import type { DayLoad } from '@/lib/domain/day-load'
import { entriesOf, type GridColumn } from '@/lib/domain/grid-view'
import { presentVisits } from '@/lib/domain/next-visit'
import type { WeekShift } from '@/lib/domain/schedule'
import { AgendaElsewhere, AgendaShift, AgendaVisit } from './agenda-entries'
import { DayOffWords } from './day-off-shade'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'

type AgendaProps = {
  place: CalendarPlace
  columns: GridColumn[]
  loads: DayLoad[]
  now: Date
  onEdit: (shift: WeekShift, doctorId: string) => void
}

/** The week as a list: for phones, for those who listen to it, and for paper. */
export function Agenda({ place, columns, loads, now, onEdit }: AgendaProps) {
  const t = useTranslations('schedule')
  const appointments = columns.flatMap(({ content }) =>
    entriesOf(content.appointments).map(({ item }) => item),
  )
  const isMixed = new Set(appointments.map(({ specialty }) => specialty)).size > 1
  // A week to come has a first appointment, which is not the next one.
  const present = columns.some(({ day }) => day === place.today)
    ? presentVisits({ appointments }, now.getTime())
    : []
  return (
    <div className="min-h-0 grow overflow-y-auto border-t print:overflow-visible print:border-0">
      {columns.map(({ id, name, day, doctorId, off, content }, index) => {
        const visits = entriesOf(content.appointments)
        const hours = [
          ...entriesOf(content.shifts).map((block) => ({ isHere: true as const, ...block })),
          ...(content.elsewhere ? entriesOf(content.elsewhere) : []).map((block) => ({
            isHere: false as const,
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
            <div className="flex flex-wrap items-center gap-x-3 md:block">
              <div className="grow">
                <h2 id={`agenda-${day}`}>
                  <PlaceLink
                    translate="no"
                    place={place}
                    to={{ view: 'day', day }}
                    aria-current={day === place.today ? 'date' : undefined}
                    className="inline-block rounded-xs text-base font-semibold first-letter:uppercase hover:underline aria-[current]:text-primary-strong"
                  >
                    {name}
                  </PlaceLink>
                </h2>
                {bookable > 0 && (
                  <p className="text-xs text-muted-foreground tabular-nums">
                    {t('load', { booked, bookable })}
                  </p>
                )}
              </div>
              <div className="flex flex-wrap gap-x-3 md:block">
                {hours.map((block) =>
                  block.isHere ? (
                    <AgendaShift
                      key={block.item.id}
                      block={block}
                      onEdit={(shift) => onEdit(shift, doctorId)}
                    />
                  ) : (
                    <AgendaElsewhere key={block.item.id} block={block} />
                  ),
                )}
              </div>
            </div>
            {off && (
              <p className="mt-1 flex items-center gap-2 rounded-sm bg-muted px-2 py-1 text-muted-foreground md:col-start-2 md:mt-0">
                <DayOffWords off={off} />
              </p>
            )}
            {visits.length > 0 ? (
              <ul className="-mx-2 mt-1 grid max-w-2xl content-start gap-0.5 md:col-start-2 md:mt-0">
                {visits
                  .toSorted((one, other) => Date.parse(one.item.start) - Date.parse(other.item.start))
                  .map((block) => (
                    <li key={block.item.id}>
                      <AgendaVisit
                        block={block}
                        showsSpecialty={isMixed}
                        isPresent={present.some(({ visit }) => visit.id === block.item.id)}
                      />
                    </li>
                  ))}
              </ul>
            ) : (
              !off &&
              hours.length === 0 && <p className="mt-1 text-muted-foreground md:mt-0">{t('nothing')}</p>
            )}
          </section>
        )
      })}
    </div>
  )
}
