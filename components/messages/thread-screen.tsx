import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { PatientLine } from '@/components/people/patient-line'
import { PageHeader } from '@/components/shared/page/page-header'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Badge } from '@/components/ui/badge'
import {
  type Conversation,
  patientNameOf,
  type TeamMember,
  type Thread,
  type ThreadDetail,
} from '@/lib/domain/thread'
import type { ThreadPage, ThreadPlace } from '@/lib/domain/thread-place'
import { formatClock, formatDay, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { MessagesFrame } from './messages-frame'
import { StateBadge } from './state-badge'
import { ThreadView } from './thread-view'

interface ThreadScreenProps {
  thread: ThreadDetail
  conversation: Conversation
  /** The list, beside it where there is room. */
  page: ThreadPage | null
  place: ThreadPlace
  isStaff: boolean
  team: TeamMember[] | null
  opensHistory: boolean
  now: Date
}

/** One thread; on wide windows the list is beside it. */
export function ThreadScreen(props: ThreadScreenProps) {
  const { thread, conversation, page, place, isStaff, team, opensHistory, now } = props
  const t = useTranslations('threads')
  const locale = useLocale()
  const { clinicName, subject, about, timeZone, patient } = thread
  const patientName = patientNameOf(thread)
  const fields = {
    clinic: clinicName,
    patient: patientName,
    doctor: about?.doctorName,
    ...(about?.start && {
      date: formatDay(about.start, timeZone, locale),
      time: formatClock(about.start, timeZone),
    }),
  }
  const toHistory = team && opensHistory && (
    <Link
      href={routes.history(thread.patientId)}
      prefetch={false}
      className="inline-flex min-h-6 items-center text-primary-strong underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {t('history')}
    </Link>
  )
  return (
    <MessagesFrame page={page} place={place} isStaff={isStaff} current={thread.id}>
      <div className="flex min-w-0 flex-col gap-4 xl:min-h-[calc(100dvh-8rem)]">
        <PageHeader
          title={<AsIs>{patientName ?? clinicName}</AsIs>}
          meta={
            <span className="flex flex-wrap gap-2">
              <Badge variant="secondary">{t(`subjects.${subject}`)}</Badge>
              <StateBadge thread={thread} />
            </span>
          }
          description={
            <span className="flex flex-wrap items-center gap-x-3">
              {patient ? (
                <PatientLine patient={patient} today={dayAt(now.getTime(), timeZone)}>
                  {toHistory}
                </PatientLine>
              ) : (
                toHistory
              )}
              {about && <About thread={thread} about={about} />}
            </span>
          }
        />
        <ClientMessages of={['threads', 'errors', 'validation']}>
          <ThreadView
            key={thread.id}
            initial={thread}
            conversation={conversation}
            team={team}
            fields={fields}
            now={now.toISOString()}
          />
        </ClientMessages>
      </div>
    </MessagesFrame>
  )
}

interface AboutProps {
  thread: Thread
  about: NonNullable<Thread['about']>
}

function About({ thread: { patientId, timeZone }, about }: AboutProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { appointmentId, start, doctorName = '', entryKind, label } = about
  const isVisit = appointmentId && start
  if (!isVisit && !entryKind) return null
  return (
    <Link
      href={isVisit ? routes.appointment(appointmentId) : routes.history(patientId)}
      prefetch={false}
      className="underline underline-offset-4"
    >
      {isVisit ? (
        <KeptWords>
          {t('aboutVisit', {
            when: keptWord(formatSlot(start, timeZone, locale)),
            doctor: keptWord(doctorName),
          })}
        </KeptWords>
      ) : (
        entryKind && t('aboutEntry', { kind: t(`entries.${entryKind}`), name: label ?? '' })
      )}
    </Link>
  )
}
