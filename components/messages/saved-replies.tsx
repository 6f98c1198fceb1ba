'use client'

import { MessageSquareQuote } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment, type RefObject, useRef, useState } from 'react'
import type { SavedReply } from '#contract/messaging'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { filled, placeOf } from '@/lib/domain/thread'
import { routes } from '@/lib/routes'
import { useRead } from '@/lib/swr/use-call'

interface SavedRepliesProps {
  clinicId: string
  fields: Record<string, string | undefined>
  /** The reader may change them. */
  editable: boolean
  onChoose: (text: string) => void
  /** The field that the reply was put in has the focus afterwards. */
  field: RefObject<HTMLTextAreaElement | null>
}

const textOf = ({ textEn, textEs }: SavedReply, language: 'en' | 'es') =>
  language === 'en' ? textEn : textEs

/** The clinic's saved replies, first in the reader's language; the patient's is not always the same. */
export const SavedReplies = withFullMessages(Menu)

function Menu({ clinicId, fields, editable, onChoose, field }: SavedRepliesProps) {
  const t = useTranslations('threads')
  const [own, other] = useLocale() === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  const [open, setOpen] = useState(false)
  const chosen = useRef(false)
  const { data } = useRead('threads.getMessaging', open ? { params: { id: clinicId } } : null)
  function choose(reply: SavedReply, language: 'en' | 'es') {
    onChoose(filled(textOf(reply, language), fields))
    chosen.current = true
    setOpen(false)
  }
  function onCloseAutoFocus(event: Event) {
    if (!chosen.current) return
    chosen.current = false
    event.preventDefault()
    field.current?.focus()
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" className="max-sm:px-2">
          <MessageSquareQuote aria-hidden="true" />
          {t('replies')}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        side="top"
        // Above the field, which stays in view; what is answered does too.
        sideOffset={(field.current?.offsetHeight ?? 0) + 14}
        align="start"
        aria-label={t('replies')}
        className="max-h-80 w-96 overflow-y-auto p-2"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {data?.replies.length === 0 && <p className="p-2 text-sm text-muted-foreground">{t('noReplies')}</p>}
        <ul className="divide-y">
          {data?.replies.map((reply) => (
            <li key={reply.title} className="flex items-start gap-1 py-1">
              <Button
                variant="ghost"
                className="grid h-auto min-w-0 flex-1 justify-stretch gap-0 px-2 py-1 text-start font-normal whitespace-normal"
                onClick={() => choose(reply, own)}
              >
                <span aria-hidden="true" className="font-medium wrap-anywhere">
                  {reply.title}
                </span>
                <span lang={own} className="line-clamp-2 wrap-anywhere text-muted-foreground">
                  <Preview text={textOf(reply, own)} fields={fields} />
                </span>
                <span className="sr-only">: {t(`replyIn.${own}`, { title: reply.title })}</span>
              </Button>
              <Button variant="ghost" size="sm" onClick={() => choose(reply, other)}>
                {other.toUpperCase()}
                <span className="sr-only">: {t(`replyIn.${other}`, { title: reply.title })}</span>
              </Button>
            </li>
          ))}
        </ul>
        {editable && (
          <Link
            href={`${routes.clinicEdit}#messages`}
            prefetch={false}
            className="text-target px-2 text-sm text-primary-strong underline underline-offset-4"
          >
            {t('editReplies')}
          </Link>
        )}
      </PopoverContent>
    </Popover>
  )
}

/** The text as it would be put in; what this thread cannot fill in is marked. */
function Preview({ text, fields }: { text: string; fields: SavedRepliesProps['fields'] }) {
  const t = useTranslations('threads')
  return text.split(/(\{\w+\})/).map((piece, at) => {
    const place = placeOf(piece)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    if (!place || fields[place]) return <Fragment key={at}>{filled(piece, fields)}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <mark key={at} className="rounded-sm bg-warning-soft px-1 text-warning-strong">
        {t('needs', { place })}
      </mark>
    )
  })
}
