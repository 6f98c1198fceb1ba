import { Check, CheckCheck, Lock, Paperclip } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { type Attachment, type Message, piecesOf } from '@/lib/domain/thread'
import { addressOf } from '@/lib/endpoints/endpoint'
import { threadEndpoints } from '@/lib/endpoints/threads'
import { capitalised } from '@/lib/format/capitalised'
import { formatClock, formatDay, formatSlot } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface MessageBubbleProps {
  message: Message
  threadId: string
  timeZone: string
  /** When the message before it was written. */
  before?: string | undefined
  /** The author's name, as the viewer knows them. */
  author: string
  /** The viewer belongs to the clinic's team. */
  byTeam: boolean
}

/** One message: the viewer's side at the right, a note for the team locked and dashed. */
export function MessageBubble({ message, threadId, timeZone, before, author, byTeam }: MessageBubbleProps) {
  const t = useTranslations('threads')
  const dayOf = useDayIn(timeZone)
  const { mine, internal = false, at, text, files, fromPatient } = message
  const day = dayOf(at)
  const ours = mine || (byTeam && !fromPatient)
  const isFirst = before === undefined || dayOf(before) !== day
  return (
    <Bubble ours={ours} internal={internal} day={isFirst && day}>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
        {internal && <Lock aria-hidden="true" className="size-3.5" />}
        {/* The head names the patient, who is alone on this side. */}
        <span
          translate={mine ? undefined : 'no'}
          className={byTeam && fromPatient ? 'sr-only' : 'font-medium text-foreground wrap-anywhere'}
        >
          {mine ? t('you') : author}
        </span>
        <Time dateTime={at} className="tabular-nums">
          {formatClock(at, timeZone)}
        </Time>
        {internal && <span>{t('note')}</span>}
      </p>
      <MessageText text={text} />
      <MessageFiles files={files} threadId={threadId} />
      {ours && !internal && <SendState message={message} timeZone={timeZone} />}
    </Bubble>
  )
}

/** The day of an instant in words. */
function useDayIn(timeZone: string) {
  const locale = useLocale()
  return (instant: string) => capitalised(formatDay(instant, timeZone, locale, 'full'))
}

interface BubbleProps {
  /** Written by the viewer, or by a colleague in the team. */
  ours: boolean
  internal: boolean
  /** Above the first message of a day. */
  day?: string | false
  children: ReactNode
}

export function Bubble({ ours, internal, day, children }: BubbleProps) {
  return (
    <li className="grid grid-cols-1 gap-3">
      {day && (
        <p className="flex items-center gap-3 text-xs text-muted-foreground before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
          <Time className="tabular-nums">{day}</Time>
        </p>
      )}
      <div
        className={cn(
          'grid w-fit max-w-[min(90%,38rem)] min-w-0 gap-1 rounded-lg border px-3 py-2',
          ours ? 'justify-self-end' : 'justify-self-start',
          internal ? 'border-dashed border-border-strong bg-muted' : ours ? 'bg-primary-soft' : 'bg-card',
        )}
      >
        {children}
      </div>
    </li>
  )
}

interface SendStateProps {
  message: Message
  timeZone: string
}

function SendState({ message: { at, readAt }, timeZone }: SendStateProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const dayOf = useDayIn(timeZone)
  const Icon = readAt ? CheckCheck : Check
  return (
    <p className="flex items-center gap-1 justify-self-end text-xs text-muted-foreground">
      <Icon aria-hidden="true" className="size-3.5" />
      <KeptWords>
        {readAt
          ? t('readAt', {
              when: keptWord(
                dayOf(readAt) === dayOf(at)
                  ? formatClock(readAt, timeZone)
                  : formatSlot(readAt, timeZone, locale),
              ),
            })
          : t('sent')}
      </KeptWords>
    </p>
  )
}

/** The text as typed. Addresses become links; nothing loads them before somebody clicks. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {piecesOf(text).map((piece) =>
        piece.isLink ? (
          <a
            key={piece.at}
            href={piece.text}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline"
          >
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  )
}

function MessageFiles({ files, threadId }: { files: readonly Attachment[]; threadId: string }) {
  if (files.length === 0) return null
  return (
    <ul className="grid gap-1">
      {files.map(({ id, originalName }) => (
        <li key={id}>
          <a
            href={addressOf(threadEndpoints.attachment, { params: { id: threadId, fileId: id } })}
            target="_blank"
            rel="noopener"
            className="text-target gap-1.5 underline wrap-anywhere"
          >
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <AsIs>{originalName}</AsIs>
          </a>
        </li>
      ))}
    </ul>
  )
}
