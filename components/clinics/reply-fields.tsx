'use client'

import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { MessagingSettings } from '#contract/messaging'
import { LongTextField } from '@/components/shared/form/long-text-field'
import { TextField } from '@/components/shared/form/text-field'
import { Button } from '@/components/ui/button'
import { replyPlaces } from '@/lib/domain/thread'
import { cn } from '@/lib/utils'

const longestReply = 2000

type Text = `replies.${number}.${'textEs' | 'textEn'}`

interface ReplyFieldsProps {
  form: UseFormReturn<MessagingSettings>
  index: number
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

/** A saved reply: its title, and its fields once it is opened. */
export function ReplyFields({ form, index, isOpen, onToggle, onRemove }: ReplyFieldsProps) {
  const t = useTranslations('threads.settings')
  const { control } = form
  const title = useWatch({ control, name: `replies.${index}.title` })
  const id = useId()
  return (
    <li className="grid">
      <Button
        variant="ghost"
        className="h-auto min-h-11 min-w-0 justify-between px-3 text-start whitespace-normal"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className="wrap-anywhere">{title || t('newReply')}</span>
        <ChevronDown aria-hidden="true" className={cn(isOpen && 'rotate-180')} />
      </Button>
      {isOpen && (
        <div id={id} className="grid gap-3 p-3 pt-1">
          <TextField control={control} name={`replies.${index}.title`} label={t('replyTitle')} required />
          <ReplyText form={form} name={`replies.${index}.textEs`} label={t('textEs')} />
          <ReplyText form={form} name={`replies.${index}.textEn`} label={t('textEn')} />
          <Button variant="ghost" className="-ms-3 justify-self-start" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The text in one language, with buttons that put in what is filled in later. */
function ReplyText({ form, name, label }: { form: ReplyFieldsProps['form']; name: Text; label: string }) {
  const t = useTranslations('threads.settings')
  const frame = useRef<HTMLDivElement>(null)

  function putIn(place: string) {
    const field = frame.current?.querySelector('textarea')
    if (!field) return
    field.setRangeText(`{${place}}`, field.selectionStart, field.selectionEnd, 'end')
    form.setValue(name, field.value, { shouldDirty: true, shouldValidate: true })
    field.focus()
  }

  return (
    <div ref={frame} className="grid gap-1">
      <LongTextField control={form.control} name={name} label={label} max={longestReply} required />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the buttons */}
      <div role="group" aria-label={t('putIn')} className="flex flex-wrap">
        {replyPlaces.map((place) => (
          <Button key={place} variant="ghost" size="sm" className="px-2" onClick={() => putIn(place)}>
            <Plus aria-hidden="true" />
            {t('place', { place })}
          </Button>
        ))}
      </div>
    </div>
  )
}
