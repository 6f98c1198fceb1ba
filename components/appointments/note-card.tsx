'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { useKeptState } from '@/lib/browser/use-kept-state'

interface NoteCardProps {
  /** Of the field, and under which name what is typed is kept. */
  id: string
  title: string
  hint: string
  rows: number
  /** As many characters as the contract takes. */
  most: number
  /** What is on record. */
  text: string
  pending: boolean
  /** Puts the text on record; answers it as it is then. */
  onSave: (text: string) => Promise<string>
  saved: string
  foot?: ReactNode
}

/** A note on a visit: a field, and what came of saving it. */
export function NoteCard({ id, title, hint, rows, most, text: known, ...props }: NoteCardProps) {
  const t = useTranslations('appointments')
  const [text, setText] = useKeptState(id, known)
  const [failed, setFailed] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setFailed(false)
    try {
      setText(await props.onSave(text.trim()))
      toast.success(props.saved)
    } catch {
      setFailed(true)
    }
  }

  return (
    <Card>
      <CardTitle>
        <Label htmlFor={id}>{title}</Label>
      </CardTitle>
      <CardDescription id={`${id}-hint`}>{hint}</CardDescription>
      <form onSubmit={save} className="grid gap-3">
        <Textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={rows}
          maxLength={most}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {failed && <Alert variant="error">{t('noteFailed')}</Alert>}
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <SubmitButton variant="secondary" pending={props.pending}>
            {t('noteSave')}
          </SubmitButton>
          {props.foot}
        </div>
      </form>
    </Card>
  )
}
