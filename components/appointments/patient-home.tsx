import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ForYou } from '@/components/appointments/for-you'
import { MyAppointments } from '@/components/appointments/my-appointments'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { WishSection } from '@/components/waitlist/wish-section'
import type { Appointment } from '@/lib/domain/appointment'
import { readAppointmentQuery } from '@/lib/domain/appointment-filters'
import type { ForYou as Known } from '@/lib/domain/for-you'
import type { Wish } from '@/lib/domain/wish'
import { routes } from '@/lib/routes'

interface PatientHomeProps {
  /** Null when they could not be loaded. */
  appointments: Appointment[] | null
  /** Their wishes on the waitlist. */
  wishes: readonly Wish[]
  /** The patient's news, on their home alone. */
  forYou?: Known
  /** The query of the URL. */
  params: Record<string, string | string[] | undefined>
  /** The address of the screen without its query. */
  path: string
  now: Date
}

/** My Appointments, as the patient's home and as a screen of its own. */
export function PatientHome({ appointments, wishes, forYou, params, path, now }: PatientHomeProps) {
  const t = useTranslations('appointments')
  const query = readAppointmentQuery(params)
  return (
    <PageContainer text="patient">
      <PageHeader
        title={t('title')}
        className="[&>:last-child]:w-auto"
        actions={
          <Link
            prefetch={false}
            href={routes.searchStaff}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Icon name="calendar-plus" />
            <span>
              {t.rich('bookAnother', { more: (words) => <span className="max-sm:sr-only">{words}</span> })}
            </span>
          </Link>
        }
      />
      <WishSection wishes={wishes} />
      {appointments ? (
        <MyAppointments appointments={appointments} query={query} path={path} now={now.getTime()} />
      ) : (
        <LoadError message={t('loadFailed')} loadingText={t('loading')} />
      )}
      {forYou && query.tab === 'future' && <ForYou of={forYou} />}
    </PageContainer>
  )
}
