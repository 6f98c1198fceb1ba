import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PatientBirth, PatientPhone, PatientVisit } from '@/components/patients/patient-facts'
import { PatientStatusBadge } from '@/components/patients/patient-status-badge'
import type { PatientRowsProps } from '@/components/patients/patient-table'
import type { ListedPatient } from '@/lib/domain/patient'
import { routes } from '@/lib/routes'

/** The rows of `PatientTable` where a table finds no room. */
export function PatientCards({ patients, opensHistories, actionsOf }: Omit<PatientRowsProps, 'state'>) {
  return (
    <ul className="divide-y rounded-lg border bg-card xl:hidden">
      {patients.map((patient) => (
        <li
          key={patient.id}
          className="relative grid gap-1 px-4 py-3 has-[a[data-row-link]:hover]:bg-accent/60"
        >
          <Heading patient={patient} opensHistory={opensHistories} />
          <Details patient={patient} />
          <span className="relative z-10 -ms-2.5 justify-self-start">{actionsOf?.(patient)}</span>
        </li>
      ))}
    </ul>
  )
}

function Heading({ patient, opensHistory }: { patient: ListedPatient; opensHistory: boolean }) {
  const t = useTranslations('patients')
  const name = `${patient.name} ${patient.surname}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      {patient.status && <PatientStatusBadge status={patient.status} />}
      {opensHistory && (
        <Link
          data-row-link
          prefetch={false}
          href={routes.history(patient.id)}
          aria-label={t('viewHistoryOf', { name })}
          className="order-last w-full text-sm text-primary-strong after:absolute after:inset-0"
        >
          {t('viewHistory')}
        </Link>
      )}
    </div>
  )
}

function Details({ patient }: { patient: ListedPatient }) {
  const t = useTranslations('patients')
  const { birthdate, dni, phone, lastVisit, nextVisit, timeZone } = patient
  const facts = [
    [t('birthdate'), <PatientBirth key="birth" birthdate={birthdate} />],
    [t('dni'), dni],
    [t('phone'), <PatientPhone key="phone" phone={phone} />],
    [t('lastVisit'), <PatientVisit key="last" at={lastVisit} timeZone={timeZone} />],
    [t('nextVisit'), <PatientVisit key="next" at={nextVisit} timeZone={timeZone} withTime />],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm tabular-nums sm:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
