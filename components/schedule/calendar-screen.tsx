import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import type { CalendarPage } from '@/lib/domain/schedule'
import { routes } from '@/lib/routes'
import { Calendar } from './calendar'
import { CalendarLegend } from './calendar-legend'

const states = {
  'no-clinic': {
    icon: 'calendar-off',
    to: routes.clinicAdd,
    title: 'noClinicTitle',
    text: 'noClinicText',
    step: 'registerClinic',
  },
  'no-doctors': {
    icon: 'user-plus',
    to: routes.registerStaff,
    title: 'noDoctorsTitle',
    text: 'noDoctorsText',
    step: 'registerDoctor',
  },
  'unknown-doctor': {
    icon: 'user-x',
    to: routes.calendar,
    title: 'unknownDoctor',
    text: 'unknownDoctorText',
    step: 'openCalendar',
  },
} as const

type CalendarScreenProps = {
  page: CalendarPage
  /** Open tasks of the clinic, in a line of its head; below the title where there is no calendar. */
  tasks?: ReactNode
}

/** The schedule screen of doctors and clinic admins, with whatever `loadCalendar` answered. */
export function CalendarScreen({ page, tasks }: CalendarScreenProps) {
  const t = useTranslations('schedule')
  const instead = useTranslations('noCalendar')
  if (page.kind === 'ready') {
    return (
      <ClientMessages of={['schedule', 'specialties']}>
        <Calendar start={page.start} tasks={tasks} />
        <CalendarLegend start={page.start} />
      </ClientMessages>
    )
  }
  if (page.kind === 'unavailable') {
    return (
      <PageContainer>
        <PageHeader title={t('title')} />
        {tasks}
        <LoadError message={instead('unavailable')} loadingText={t('loadingWeek')} />
      </PageContainer>
    )
  }
  const { icon, to, title, text, step } = states[page.kind]
  return (
    <PageContainer>
      <PageHeader title={t('title')} />
      {tasks}
      <EmptyState
        icon={icon}
        title={instead(title)}
        description={instead(text)}
        action={
          <Link prefetch={false} href={to} className={buttonVariants({ variant: 'secondary' })}>
            {instead(step)}
          </Link>
        }
      />
    </PageContainer>
  )
}
