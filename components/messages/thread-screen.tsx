import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dayAt } from '#contract/zone'
import { PatientLine } from '@/components/people/patient-line'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { VisitLink } from '@/components/visits/visit-link'
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
import { NextAhead } from './next-ahead'
import { StateText } from './state-text'
import { ThreadView } from './thread-view'
import { Topic } from './topic'

interface ThreadScreenProps {
  thread: ThreadDetail
  conversation: Conversation
  /** The list, beside it where there is room. */
  page: ThreadPage | null
  place: ThreadPlace
  isStaff: boolean
  /** The reader, when they are a doctor. */
  me?: string | undefined
  team: TeamMember[] | null
  /** The doctor whose appointments alone the reader may open. */
  onlyOf: string | null
  opensHistory: boolean
  editsReplies?: boolean
  /** The way to an appointment for the patient, for whoever may book one. */
  book?: ReactNode
  now: Date
}

/** One thread; on wide windows the list is beside it. */
export function ThreadScreen(props: ThreadScreenProps) {
  const { thread, conversation, page, place, isStaff, me, team, onlyOf, opensHistory, book, now } = props
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
  return (
    <MessagesFrame page={page} place={place} isStaff={isStaff} current={thread.id} me={me} now={now}>
      <ClientMessages of={['threads', 'errors', 'validation']}>
        <ThreadView
          key={thread.id}
          initial={thread}
          conversation={conversation}
          team={team}
          fields={fields}
          editsReplies={props.editsReplies}
          now={now.toISOString()}
          title={
            <h1 className="min-w-0 text-xl font-semibold wrap-anywhere max-sm:text-lg">
              {patientName ? <AsIs>{patientName}</AsIs> : t(`subjects.${subject}`)}
            </h1>
          }
          facts={
            <>
              {patient ? (
                <PatientLine patient={patient} today={dayAt(now.getTime(), timeZone)} brief />
              ) : (
                <AsIs>{clinicName}</AsIs>
              )}
              {patientName && <Topic subject={subject} />}
              {thread.state === 'closed' && <StateText thread={thread} now={now} />}
            </>
          }
          more={
            <>
              {book && <NextAhead patientId={thread.patientId} />}
              {about && <About thread={thread} about={about} onlyOf={onlyOf} />}
            </>
          }
          ways={
            team && (
              <>
                {book}
                {opensHistory && (
                  <Link
                    href={routes.history(thread.patientId)}
                    prefetch={false}
                    className={buttonVariants({ variant: 'secondary', size: 'sm' })}
                  >
                    {t('history')}
                  </Link>
                )}
              </>
            )
          }
        />
      </ClientMessages>
    </MessagesFrame>
  )
}

interface AboutProps {
  thread: Thread
  about: NonNullable<Thread['about']>
  onlyOf: string | null
}

function About({ thread: { patientId, timeZone }, about, onlyOf }: AboutProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { appointmentId, start, doctorId, doctorName = '', entryKind, label } = about
  const linked = 'underline underline-offset-4'
  if (appointmentId && start)
    return (
      <VisitLink
        id={appointmentId}
        opens={onlyOf === null || onlyOf === doctorId}
        className=""
        linked={linked}
      >
        <KeptWords>
          {t('aboutVisit', {
            when: keptWord(formatSlot(start, timeZone, locale)),
            doctor: keptWord(doctorName),
          })}
        </KeptWords>
      </VisitLink>
    )
  if (!entryKind) return null
  return (
    <Link href={routes.history(patientId)} prefetch={false} className={linked}>
      {t('aboutEntry', { kind: t(`entries.${entryKind}`), name: label ?? '' })}
    </Link>
  )
}
