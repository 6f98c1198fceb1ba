'use client'

import { MessageSquareQuote } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type RefObject, useRef, useState } from 'react'
import type { SavedReply } from '#contract/messaging'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { filled } from '@/lib/domain/thread'
import { useRead } from '@/lib/swr/use-call'

interface SavedRepliesProps {
  clinicId: string
  fields: Record<string, string | undefined>
  onChoose: (text: string) => void
  /** The field that the reply was put in has the focus afterwards. */
  field: RefObject<HTMLTextAreaElement | null>
}

const textOf = ({ textEn, textEs }: SavedReply, language: 'en' | 'es') =>
  language === 'en' ? textEn : textEs

/** The clinic's saved replies, each in both languages: the patient's is not always the reader's. */
export const SavedReplies = withFullMessages(Menu)

function Menu({ clinicId, fields, onChoose, field }: SavedRepliesProps) {
  const t = useTranslations('threads')
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
        <Button variant="ghost">
          <MessageSquareQuote aria-hidden="true" />
          <span className="max-sm:sr-only">{t('replies')}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent
        side="top"
        // Above the field, which stays in view; what is answered does too.
        sideOffset={(field.current?.offsetHeight ?? 0) + 14}
        align="start"
        aria-label={t('replies')}
        className="max-h-48 w-96 overflow-y-auto"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {data?.replies.length === 0 && <p className="p-2 text-sm text-muted-foreground">{t('noReplies')}</p>}
        <ul className="divide-y">
          {data?.replies.map((reply) => (
            <li key={reply.title} className="grid py-1">
              <span className="px-3 pt-1 font-medium wrap-anywhere">{reply.title}</span>
              {(['es', 'en'] as const).map((language) => (
                <Button
                  key={language}
                  variant="ghost"
                  size="sm"
                  className="min-w-0 justify-start font-normal"
                  onClick={() => choose(reply, language)}
                >
                  <span className="text-muted-foreground">{language.toUpperCase()}</span>{' '}
                  <span lang={language} className="truncate">
                    {filled(textOf(reply, language), fields)}
                  </span>
                  <span className="sr-only">: {t(`replyIn.${language}`, { title: reply.title })}</span>
                </Button>
              ))}
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  )
}
