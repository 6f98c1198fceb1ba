'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { CardDescription, CardTitle } from '@/components/ui/card'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { useKeptState } from '@/lib/browser/drafts/use-kept-state'

interface NoteFormProps {
  /** The id of the field, and the name under which a draft is kept. */
  id: string
  title: string
  hint: string
  rows: number
  /** The most characters that the contract takes. */
  most: number
  /** The stored text. */
  text: string
  /** Puts the text on record; answers it as it is then, or null when `notice` says why not. */
  onSave: (text: string) => Promise<string | null>
  saved: string
  /** Whether saving is what the screen leads to; undefined where the note has no heading above it. */
  leads: boolean | undefined
  foot?: ReactNode
  /** A notice to read before saving; `take` replaces the text. */
  notice?: (take: (text: string) => void) => ReactNode
}

/** A note on a visit: a field, and what came of saving it. */
export function NoteForm({ id, title, hint, rows, most, text: known, ...props }: NoteFormProps) {
  const t = useTranslations('visitActions')
  const [text, setText, settle] = useKeptState(id, known)
  const [followed, setFollowed] = useState(known)
  // A field that nobody types into follows a note that somebody else has stored.
  if (followed !== known) {
    setFollowed(known)
    if (text === followed) setText(known)
  }
  const { run, sentence, pending } = useAct({ key: 'visitActions.noteFailed' })

  async function save() {
    const kept = await props.onSave(text.trim())
    if (kept === null) return
    settle(kept)
    toast.success(props.saved)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
      className="grid gap-3"
    >
      <CardTitle className={props.leads === undefined ? undefined : 'sr-only'}>
        <label htmlFor={id} className="text-base font-semibold">
          {title}
        </label>
      </CardTitle>
      <CardDescription id={`${id}-hint`}>{hint}</CardDescription>
      <Textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={rows}
        tall={rows > 3}
        maxLength={most}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {props.notice?.(setText)}
      <SentenceAlert of={sentence} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SubmitButton variant={props.leads ? 'primary' : 'secondary'} pending={pending}>
          {t('noteSave')}
        </SubmitButton>
        {props.foot}
      </div>
    </form>
  )
}
