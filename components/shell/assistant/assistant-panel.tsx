'use client'

import { SendHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Fragment, type Ref, useEffect, useRef } from 'react'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { AnswerCard } from '@/components/shell/large-parts'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { ScrollArea } from '@/components/ui/scroll-area'
import { useKeptState } from '@/lib/browser/drafts/use-kept-state'
import { isAlarming } from '@/lib/domain/emergency'
import { type Message, useConversation } from './use-conversation'

const suggestions = ['suggestion1', 'suggestion2', 'suggestion3', 'suggestion4', 'suggestion5'] as const

type AssistantPanelProps = { id: string; open: boolean; onFollow: () => void }

interface BubbleProps {
  message: Pick<Message, 'role' | 'content'>
  ref?: Ref<HTMLLIElement> | undefined
}

function Bubble({ message, ref }: BubbleProps) {
  const t = useTranslations('assistant')
  const own = message.role === 'user'
  return (
    <li
      ref={ref}
      className={`max-w-[85%] scroll-mt-4 rounded-lg px-3 py-2 text-sm break-words whitespace-pre-wrap ${own ? 'ms-auto bg-primary text-primary-foreground' : 'me-auto bg-secondary text-secondary-foreground'}`}
    >
      <span className="sr-only">{own ? t('you') : t('assistant')}: </span>
      {message.content}
    </li>
  )
}

/** Stands at once, above the reply: whoever asks this does not wait for one. */
function Emergency() {
  const t = useTranslations('assistant')
  return (
    <li>
      <Alert variant="error" title={t('emergency')}>
        <a href="tel:112" className="font-semibold underline underline-offset-4">
          {t('emergencyCall')}
        </a>
      </Alert>
    </li>
  )
}

function Suggestions({ onPick }: { onPick: (question: string) => void }) {
  const t = useTranslations('assistant')
  return (
    <ul aria-label={t('suggestions')} className="mt-auto grid justify-items-start gap-1.5 pt-4">
      {suggestions.map((key) => (
        <li key={key}>
          <button
            type="button"
            className="min-h-8 rounded-full border border-border-strong px-3 py-1 text-start text-sm transition-colors hover:bg-accent pointer-coarse:min-h-11"
            onClick={() => onPick(t(key))}
          >
            {t(key)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Panel({ id, open, onFollow }: AssistantPanelProps) {
  const t = useTranslations('assistant')
  const { messages, typing, ask } = useConversation()
  const [draft, setDraft] = useKeptState('assistant', '')
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const latestQuestion = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (open) box.current?.focus()
  }, [open])

  // Keeps the latest question at the top, with its answer below, which may be long and may come later.
  useEffect(() => {
    const growth = new ResizeObserver(() => latestQuestion.current?.scrollIntoView({ block: 'start' }))
    if (list.current) growth.observe(list.current)
    return () => growth.disconnect()
  }, [])

  return (
    <section
      id={id}
      role="dialog"
      aria-label={t('title')}
      hidden={!open}
      className="fixed inset-x-2 bottom-2 z-40 flex h-[min(34rem,calc(100dvh-4.5rem))] flex-col overflow-hidden rounded-lg border bg-popover text-popover-foreground shadow-float duration-150 animate-in fade-in-0 slide-in-from-bottom-2 sm:inset-x-auto sm:end-2 sm:w-96 md:bottom-16 md:h-[min(34rem,calc(100dvh-5.5rem))] [&[hidden]]:hidden"
    >
      <div className="border-b px-4 py-3">
        <h2 className="flex items-center gap-2 text-sm font-semibold">
          {t('title')}
          <Badge variant="warning">{t('demo')}</Badge>
        </h2>
        <p className="text-xs text-muted-foreground">{t('demoNote')}</p>
      </div>
      <ScrollArea label={t('conversation')} className="min-h-0 grow" viewportClassName="p-4">
        <ol ref={list} aria-label={t('conversation')} aria-live="polite" className="relative grid gap-2">
          <Bubble message={{ role: 'assistant', content: t('greeting') }} />
          {messages.map((message) => (
            <Fragment key={message.id}>
              {message.seen && (
                <li>
                  <AnswerCard {...message.seen} onFollow={onFollow} />
                </li>
              )}
              <Bubble message={message} ref={message.role === 'user' ? latestQuestion : undefined} />
              {message.role === 'user' && isAlarming(message.content) && <Emergency />}
            </Fragment>
          ))}
        </ol>
        {typing && <p className="mt-2 animate-pulse text-xs text-muted-foreground">{t('typing')}</p>}
        {messages.length === 0 && (
          <Suggestions
            onPick={(question) => {
              setDraft(question)
              box.current?.focus()
            }}
          />
        )}
      </ScrollArea>
      <form
        className="flex gap-2 border-t p-3"
        onSubmit={(event) => {
          event.preventDefault()
          const question = draft.trim()
          if (!question) return
          ask(question)
          setDraft('')
        }}
      >
        <Input
          ref={box}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          aria-label={t('placeholder')}
          placeholder={t('placeholder')}
          autoComplete="off"
        />
        <Button type="submit" size="icon" aria-label={t('send')}>
          <SendHorizontal aria-hidden="true" />
        </Button>
      </form>
    </section>
  )
}

export const AssistantPanel = withFullMessages(Panel)
