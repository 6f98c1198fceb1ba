'use client'

import { SendHorizontal } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { isAnswerable } from '#contract/channels'
import type { PhoneText } from '#contract/demo-phone'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Time } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { write } from '@/lib/browser/request'
import { formatSlot } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

/** What one sender and one patient have written to each other by one channel. */
export function PhoneThread({ messages }: { messages: readonly PhoneText[] }) {
  const t = useTranslations('phone')
  const heading = useId()
  const [first] = messages
  if (!first) return null
  const { channel, sender } = first
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-t pt-4">
      <h2 id={heading} className="text-sm font-medium">
        {t('from', { channel: t(`names.${channel}`), sender })}
      </h2>
      <ol className="grid max-h-[55dvh] gap-2 overflow-y-auto">
        {messages.map((message) => (
          <PhoneBubble key={message.id} message={message} />
        ))}
      </ol>
      {isAnswerable(sender) ? (
        <AnswerForm to={first} />
      ) : (
        <p className="text-sm text-muted-foreground">{t('oneWay')}</p>
      )}
    </section>
  )
}

/** The demo's clinics keep this time, and the server draws the page as the browser does. */
const demoZone = 'Europe/Madrid'

const address = /(https?:\/\/\S+)/

function PhoneBubble({ message: { text, at, isAnswer, channel } }: { message: PhoneText }) {
  const t = useTranslations('phone')
  const locale = useLocale()
  const own = channel === 'whatsapp' ? 'bg-success-soft' : 'bg-primary-soft'
  return (
    <li
      className={cn(
        'grid w-fit max-w-[85%] gap-1 rounded-xl border px-3.5 py-2',
        isAnswer ? `justify-self-end rounded-br-xs ${own}` : 'justify-self-start rounded-bl-xs bg-muted',
      )}
    >
      <p translate="no" className="wrap-anywhere whitespace-pre-wrap">
        {text.split(address).map((part) =>
          address.test(part) ? (
            <a key={part} href={part} className="text-primary-strong underline underline-offset-2">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      <Time dateTime={at} className="justify-self-end text-xs text-muted-foreground tabular-nums">
        {t('wrote', { who: isAnswer ? 'patient' : 'clinic', time: formatSlot(at, demoZone, locale) })}
      </Time>
    </li>
  )
}

function AnswerForm({ to: { channel, person, sender } }: { to: PhoneText }) {
  const t = useTranslations('phone')
  const router = useRouter()
  const field = useId()
  const [text, setText] = useState('')
  const { run, pending, sentence } = useAct({ key: 'phone.failed' })

  async function submit() {
    await write('demo-phone.answer', { body: { channel, person, sender, text } })
    setText('')
    router.refresh()
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) void run(submit)
      }}
    >
      <label htmlFor={field} className="sr-only">
        {t('answer')}
      </label>
      <div className="flex gap-2">
        <Input
          id={field}
          value={text}
          placeholder={t('answer')}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={pending || !text.trim()} aria-label={t('send')} className="shrink-0">
          <SendHorizontal aria-hidden="true" />
        </Button>
      </div>
      <SentenceAlert of={sentence} />
    </form>
  )
}
