'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { dayAt } from '#contract/zone'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useNow } from '@/lib/browser/use-now'
import { dayAfterOpen, openUntil } from '@/lib/domain/clinic-hours'
import {
  authorOf,
  type Conversation,
  lastShared,
  patientNameOf,
  type TeamMember,
  type ThreadDetail,
} from '@/lib/domain/thread'
import { formatPlainDay } from '@/lib/format/dates'
import { Composer } from './composer'
import { DoneButton } from './done-button'
import { Emergency } from './emergency'
import { MessageBubble } from './message-bubble'
import { OutgoingBubble } from './outgoing-bubble'
import { ThreadHead, type ThreadHeadProps } from './thread-head'
import { useAnswering } from './use-answering'
import { useConversation } from './use-conversation'
import { useOutgoing } from './use-outgoing'
import { useThread } from './use-thread'

interface ThreadViewProps extends Pick<ThreadHeadProps, 'title' | 'facts' | 'more' | 'ways'> {
  initial: ThreadDetail
  conversation: Conversation
  /** For staff: who the thread can be given to, and what fills a saved reply. */
  team: TeamMember[] | null
  fields: Record<string, string | undefined>
  editsReplies?: boolean
  now: string
}

/** The messages of a thread as they come, and the field for the next one. */
export function ThreadView({ initial, conversation: first, team, now, ...rest }: ThreadViewProps) {
  const { fields, editsReplies = false, ...head } = rest
  const t = useTranslations('threads')
  const { data: thread = initial, mutate } = useThread(initial)
  const { id, timeZone, clinicName } = thread
  const known = useConversation(id, first, () => void mutate())
  const { conversation } = known
  const { messages, more } = conversation
  const queue = useOutgoing(id, messages, { onSent: known.add, refresh: known.refresh })
  const { answered, setTyping } = useAnswering(id, messages, team !== null)
  const expected = useId()
  const end = useEnd(messages.length + queue.outgoing.length)
  const name = patientNameOf(thread)
  const seen = lastShared(conversation)?.id
  const changed = (next: ThreadDetail) => void mutate(next, false)
  return (
    <div className="-mb-6 flex min-h-[calc(100dvh-6.5rem)] min-w-0 flex-col gap-4 max-sm:-mb-12 max-sm:min-h-[calc(100dvh-4.75rem)] print:min-h-0">
      <ThreadHead {...head} thread={thread} team={team} changed={changed}>
        {team && (
          <DoneButton
            thread={thread}
            seenUntil={messages.at(-1)?.at}
            onChanged={changed}
            onStale={() => void Promise.all([known.refresh(), mutate()])}
          />
        )}
      </ThreadHead>
      <div className="card grow max-sm:border-0 max-sm:bg-transparent max-sm:p-0 print:border-0 print:p-0">
        {more && (
          <Button
            variant="secondary"
            className="self-center"
            disabled={known.loading}
            onClick={known.loadEarlier}
          >
            {t('earlier')}
          </Button>
        )}
        <ol aria-label={t('messages')} aria-live="polite" className="mt-auto grid grid-cols-1 gap-3">
          {messages.map((message, index) => (
            <MessageBubble
              key={message.id}
              message={message}
              timeZone={timeZone}
              before={messages[index - 1]?.at}
              threadId={id}
              author={authorOf(message) ?? name ?? t('patient')}
              byTeam={team !== null}
            />
          ))}
          {queue.outgoing.map((item) => (
            <OutgoingBubble
              key={item.key}
              item={item}
              onSendAnyway={() => queue.sendAnyway(item.key, seen)}
              onRemove={() => queue.remove(item.key)}
            />
          ))}
        </ol>
        <div ref={end} className="-mt-4 max-sm:scroll-mb-44" />
        {!team && thread.writable && <Expectation id={expected} thread={thread} now={now} />}
        {thread.answering && (
          <Alert>
            <KeptWords>{t('answering', { name: keptWord(thread.answering) })}</KeptWords>
          </Alert>
        )}
        {answered && (
          <Alert variant="warning">
            <KeptWords>{t('answered', { name: keptWord(answered) })}</KeptWords>
          </Alert>
        )}
        <div className="docked border-t pt-4 print:border-0">
          {thread.writable ? (
            <Composer
              threadId={id}
              describedBy={team ? undefined : expected}
              label={t('writeTo', {
                // The whole name is in the heading.
                name: team
                  ? keptWord(thread.patientName?.split(' ')[0] ?? t('patient'))
                  : keptWord(clinicName),
              })}
              replies={team && { clinicId: thread.clinicId, fields, editable: editsReplies }}
              onTyping={setTyping}
              onSend={(sent) => queue.write({ ...sent, seen })}
            />
          ) : (
            <Alert>
              <KeptWords>{t(team ? 'leftStaff' : 'left', { clinic: keptWord(clinicName) })}</KeptWords>
            </Alert>
          )}
        </div>
      </div>
    </div>
  )
}

/** Keeps the last message in view as messages come, but not on arrival, nor when somebody reads further up. */
function useEnd(count: number) {
  const end = useRef<HTMLDivElement>(null)
  const [before, setBefore] = useState(count)
  useEffect(() => {
    if (count === before) return
    setBefore(count)
    const { top = 0 } = end.current?.getBoundingClientRect() ?? {}
    if (count > before && top < window.innerHeight * 1.5) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count, before])
  return end
}

type Said = Pick<
  ThreadDetail,
  'answerHours' | 'openingHours' | 'timeZone' | 'clinicName' | 'lastAt' | 'lastFromPatient' | 'state'
>

/** When an answer can be expected, and always where to turn when there is no time to wait for one. */
function Expectation({ id, thread, now }: { id: string; thread: Said; now: string }) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { answerHours, openingHours, timeZone, clinicName, lastAt, lastFromPatient, state } = thread
  const isAwaited = lastFromPatient && state === 'open'
  const present = useNow(now)
  const day = isAwaited && dayAfterOpen(openingHours, timeZone, new Date(lastAt), answerHours)
  const until = openUntil(openingHours, timeZone, present)
  return (
    <p id={id} className="text-sm text-muted-foreground">
      {day && day >= dayAt(present.getTime(), timeZone) ? (
        <KeptWords>{t('answerBy', { day: keptWord(formatPlainDay(day, locale, 'short')) })}</KeptWords>
      ) : (
        <>
          {until === false && <KeptWords>{`${t('closedNow', { clinic: keptWord(clinicName) })} `}</KeptWords>}
          {t('answersWithin', { count: answerHours })}
        </>
      )}{' '}
      <Emergency />
    </p>
  )
}
