'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { deskSubjects, maxMessage, type ThreadEntryKind, type ThreadSubject } from '#contract/thread-choices'
import { ClinicChoice } from '@/components/messages/clinic-choice'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { randomKey } from '@/lib/browser/attempt-key'
import type { Partner } from '@/lib/domain/thread'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'
import { cn } from '@/lib/utils'
import { Emergency } from './emergency'
import { Fault } from './fault'
import { TopicChoice } from './topic-choice'
import { useTyped } from './use-typed'

interface NewThreadFormProps {
  /** The clinics that can be written to; one for staff. */
  clinics: readonly Partner[]
  /** The subjects that the writer may choose. */
  subjects: readonly ThreadSubject[]
  /** For staff: with whom. */
  patientId?: string | undefined
  /** For staff who have chosen nobody yet: the choice, above the rest, which waits for it. */
  choice?: ReactNode
  appointmentId?: string | undefined
  /** An entry of the history. */
  entry?: { entryId: string; entryKind: ThreadEntryKind } | undefined
  /** What it is about, in words. */
  children?: ReactNode
}

/** The most likely subject of a message about an entry; each is about somebody's health, which the front desk does not read. */
const subjectOf: Record<ThreadEntryKind, ThreadSubject> = {
  condition: 'result',
  treatment: 'prescription',
  image: 'result',
  analytic: 'result',
}

const none = () => {}

/** The first message of a thread, and what it is about. */
export function NewThreadForm(props: NewThreadFormProps) {
  const { clinics, subjects, patientId, choice, appointmentId, entry, children } = props
  const t = useTranslations('threads')
  const say = useSay()
  const router = useRouter()
  const id = useId()
  const [clinicId, setClinic] = useState(clinics[0]?.id ?? '')
  const [subject, setSubject] = useState<ThreadSubject | undefined>(
    entry ? subjectOf[entry.entryKind] : appointmentId ? 'visit' : undefined,
  )
  const { typed, change } = useTyped(`new:${patientId ?? ''}:${appointmentId ?? entry?.entryId ?? ''}`, none)
  const { run, pending, sentence } = useAct()
  const [key, setKey] = useState(randomKey)
  const [isSent, setSent] = useState(false)
  const topic = useRef<HTMLInputElement>(null)
  // What it is about was chosen on the screen before.
  const field = useFocused(Boolean(children))
  const { trigger } = useWrite('threads.start', { idempotencyKey: key })
  const isPatient = !(patientId || choice)
  const warning = isPatient ? `${id}-warning` : undefined
  const isTooLong = typed.text.length > maxMessage
  const isEmpty = typed.text.trim() === ''
  const clinic = clinics.find((each) => each.id === clinicId)
  const topicFault = isSent && !subject && t('noSubject')
  const fault =
    (isTooLong && t('tooLong', { most: maxMessage, count: typed.text.length })) ||
    (isSent && isEmpty && t('empty')) ||
    (sentence && say(sentence))

  async function send(subject: ThreadSubject): Promise<void> {
    const about = appointmentId ? { appointmentId } : entry
    const thread = await trigger({
      clinicId,
      subject,
      text: typed.text,
      ...(patientId && { patientId }),
      ...(about && { about }),
    })
    change(() => ({ text: '' }))
    router.push(routes.thread(thread.id))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSent(!subject || isEmpty)
    if (!subject) topic.current?.focus()
    else if (isEmpty || isTooLong) field.current?.focus()
    else void run(() => send(subject))
  }

  /** Another message is not the same attempt. */
  function type(next: string): void {
    change(() => ({ text: next }))
    if (sentence) setKey(randomKey())
  }

  return (
    <form onSubmit={submit} className="card">
      {choice}
      <ClinicChoice clinics={clinics} value={clinicId} onChoose={setClinic} />
      {/* Before anybody is chosen it shows what comes next. */}
      <fieldset disabled={Boolean(choice)} className="contents">
        {children && <p className="font-medium wrap-anywhere">{children}</p>}
        <TopicChoice
          subjects={subjects}
          value={subject}
          fault={topicFault}
          first={topic}
          // Follows the choice of a patient, which had the focus and is gone.
          focused={Boolean(patientId) && !children}
          onChoose={setSubject}
        />
        {isPatient && <Readers subject={subject} clinic={clinic} />}
        {warning && (
          <p id={warning} className="flex items-center gap-2 text-sm font-medium text-destructive-strong">
            <Icon name="triangle-alert" className="size-4 shrink-0" />
            <Emergency />
          </p>
        )}
        <div className="grid gap-1.5">
          <Label required htmlFor={`${id}-text`}>
            {t('text')}
          </Label>
          <Textarea
            ref={field}
            id={`${id}-text`}
            tall
            value={typed.text}
            aria-required
            aria-invalid={isTooLong || (isSent && isEmpty)}
            aria-describedby={cn(fault && `${id}-fault`, warning) || undefined}
            onChange={(event) => type(event.target.value)}
          />
          {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
        </div>
        <div className={cn('flex flex-wrap items-center justify-end gap-2', !isEmpty && 'docked')}>
          <WayBack />
          <SubmitButton pending={pending} className="max-sm:grow">
            {t('send')}
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  )
}

interface ReadersProps {
  subject: ThreadSubject | undefined
  clinic: Partner | undefined
}

/** By whom it is read at the clinic, and how soon it is answered. */
function Readers({ subject, clinic }: ReadersProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { answerHours, answerBy } = clinic ?? {}
  return (
    <p className="text-sm text-muted-foreground">
      {t(!subject || deskSubjects.includes(subject) ? 'teamReads' : 'careReads')}{' '}
      {answerBy
        ? t('answerBy', { day: formatPlainDay(answerBy, locale, 'short') })
        : answerHours && t('answersWithin', { count: answerHours })}
    </p>
  )
}

/** The way back to the screen before, else to the list. */
function WayBack() {
  const t = useTranslations('threads')
  const router = useRouter()
  return (
    <Link
      href={routes.messages}
      prefetch={false}
      className={buttonVariants({ variant: 'ghost' })}
      onClick={(event) => {
        if (!window.navigation?.canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        router.back()
      }}
    >
      {t('cancel')}
    </Link>
  )
}

/** A field that has the focus at first; not on a phone, whose keyboard would cover what stands above it. */
function useFocused(isFocused: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFocused && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [isFocused])
  return field
}
