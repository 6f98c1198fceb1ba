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

/** The clinic's saved replies, each in both languages: the patient's is not always the reader's. */
export const SavedReplies = withFullMessages(Menu)

function Menu({ clinicId, fields, onChoose, field }: SavedRepliesProps) {
  const t = useTranslations('threads')
  const [open, setOpen] = useState(false)
  const chosen = useRef(false)
  const { data } = useRead('threads.getMessaging', open ? { params: { id: clinicId } } : null)
  function choose({ textEn, textEs }: SavedReply, language: 'en' | 'es') {
    onChoose(filled(language === 'en' ? textEn : textEs, fields))
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
        align="start"
        aria-label={t('replies')}
        className="max-h-80 overflow-y-auto"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {data?.replies.length === 0 && <p className="p-2 text-sm text-muted-foreground">{t('noReplies')}</p>}
        <ul className="grid gap-1">
          {data?.replies.map((reply) => (
            <li key={reply.title} className="flex items-center gap-1 ps-2">
              <span className="min-w-0 grow wrap-anywhere">{reply.title}</span>
              {(['es', 'en'] as const).map((language) => (
                <Button
                  key={language}
                  variant="ghost"
                  size="sm"
                  aria-label={t(`replyIn.${language}`, { title: reply.title })}
                  onClick={() => choose(reply, language)}
                >
                  {language.toUpperCase()}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  )
}
