import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { StatusBadge } from '@/components/visits/status-badge'
import type { ClinicDay } from '@/lib/domain/clinics-day'
import type { BoardColumn } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface DoctorDayProps {
  doctor: ClinicDay['doctors'][number]
  timeZone: string
}

const closed = { done: 'completed', missed: 'no-show' } as const
const looks = { arrived: 'info', started: 'accent', expected: 'default' } as const

/** A doctor's hours and appointments of a day; the appointments unfold. */
export function DoctorDay({ doctor, timeZone }: DoctorDayProps) {
  const t = useTranslations('group')
  const tSpecialty = useTranslations('specialties')
  const { name, specialty, shifts, isOff, visits } = doctor
  const hours = shifts.map(
    ({ start, end }) => `${formatClock(start, timeZone)}–${formatClock(end, timeZone)}`,
  )
  const facts = (
    <span className="grid min-w-0 grow gap-0.5">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <AsIs className="font-medium wrap-anywhere">{name}</AsIs>
        {specialty && <span className="text-muted-foreground">{tSpecialty(specialty)}</span>}
      </span>
      <span className="flex flex-wrap gap-x-3 text-muted-foreground tabular-nums">
        <span>{isOff ? t('dayOff') : hours.length > 0 ? <AsIs>{hours.join(', ')}</AsIs> : t('noHours')}</span>
        {visits.length > 0 && <span>{t('visits', { count: visits.length })}</span>}
      </span>
    </span>
  )
  if (visits.length === 0) return <li className="flex py-2.5 text-sm last:pb-0">{facts}</li>
  return (
    <li className="text-sm last:pb-0">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded-sm py-2.5 hover:bg-muted [&::-webkit-details-marker]:hidden">
          {facts}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="grid pb-2">
          {visits.map(({ id, start, patientName, column }) => (
            <Visit key={id} id={id} start={start} name={patientName} column={column} timeZone={timeZone} />
          ))}
        </ul>
      </details>
    </li>
  )
}

interface VisitProps {
  id: string
  start: string
  name: string | null
  column: BoardColumn
  timeZone: string
}

function Visit({ id, start, name, column, timeZone }: VisitProps) {
  const t = useTranslations('today')
  return (
    <li>
      <Link
        href={routes.appointment(id)}
        prefetch={false}
        className="flex min-h-9 items-center gap-3 rounded-sm px-2 py-1 hover:bg-muted pointer-coarse:min-h-11"
      >
        <Time dateTime={start} className="w-11 shrink-0 text-muted-foreground tabular-nums">
          {formatClock(start, timeZone)}
        </Time>
        <span translate={name === null ? undefined : 'no'} className="min-w-0 grow wrap-anywhere">
          {name ?? t('patient')}
        </span>
        {column === 'done' || column === 'missed' ? (
          <StatusBadge status={closed[column]} />
        ) : (
          <Badge variant={looks[column]}>{t(`columns.${column}`)}</Badge>
        )}
      </Link>
    </li>
  )
}
