'use client'

import { LockKeyhole, Paperclip, SendHorizontal, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { maxMessage, mostAttachments } from '#contract/thread-choices'
import { SavedReplies } from '@/components/messages/large-parts'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { AsIs, KeptWords } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { refusalOf, uploadFile } from '@/lib/browser/upload'
import type { Attachment } from '@/lib/domain/thread'
import { cn } from '@/lib/utils'
import { type Typed, useTyped } from './use-typed'

interface ComposerProps {
  threadId: string
  /** Names in it as `keptWord`. */
  label: string
  /** The id of what is said about the answer. */
  describedBy: string | undefined
  /** For staff: the clinic whose replies can be put in, and what fills them. */
  replies: Omit<ComponentProps<typeof SavedReplies>, 'onChoose' | 'field'> | null
  /** Told when something begins to stand in the field, or no longer does. */
  onTyping: (isTyping: boolean) => void
  onSend: (sent: Typed) => void
}

/** The field for a message, with its files; what is typed is kept until it is sent. */
export function Composer({ threadId, label, describedBy, replies, onTyping, onSend }: ComposerProps) {
  const t = useTranslations('threads')
  const { typed, change, clear } = useTyped(threadId, onTyping)
  const { text, internal, files } = typed
  const setText = (next: string) => change(() => ({ text: next }))
  const [isMissing, setMissing] = useState(false)
  const say = useSay()
  const { uploading, lost, add } = useAttachments(threadId, (stored) =>
    change((before) => ({ files: [...before.files, stored] })),
  )
  const chooser = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  const isTooLong = text.length > maxMessage
  const fault =
    (isTooLong && t('tooLong', { most: maxMessage, count: text.length })) ||
    (isMissing && t('empty')) ||
    (lost && [t('notAttached', { name: lost.name }), lost.why && say(lost.why)].filter(Boolean).join(' '))

  function send(event?: FormEvent) {
    event?.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty || isTooLong) field.current?.focus()
    if (isEmpty || isTooLong || uploading) return
    onSend(typed)
    clear()
  }

  const putIn = (reply: string) => setText([text, reply].filter(Boolean).join('\n'))

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }

  return (
    <form onSubmit={send} className="grid grid-cols-1 gap-2 print:hidden">
      <label htmlFor={fieldId} className={cn('text-sm font-medium', !internal && 'sr-only')}>
        <KeptWords>{internal ? t('noteLabel') : label}</KeptWords>
      </label>
      {fault && (
        <p id={`${fieldId}-fault`} role="alert" className="text-sm text-destructive-strong">
          {fault}
        </p>
      )}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {files.map(({ id, originalName: name }) => (
          <li key={id} className="flex max-w-full items-center gap-1 rounded-full border ps-3 text-sm">
            <AsIs className="truncate">{name}</AsIs>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t('removeFile', { name })}
              onClick={() => change((before) => ({ files: before.files.filter((file) => file.id !== id) }))}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
        {uploading && (
          <li role="status" className="text-sm text-muted-foreground">
            {t('uploading', { name: uploading })}
          </li>
        )}
      </ul>
      <Textarea
        ref={field}
        id={fieldId}
        value={text}
        placeholder={t('text')}
        aria-describedby={[fault && `${fieldId}-fault`, describedBy].filter(Boolean).join(' ') || undefined}
        aria-invalid={isTooLong || isMissing}
        className={cn('max-h-40 max-sm:min-h-11', internal && 'border-dashed bg-warning-soft')}
        onChange={({ target }) => {
          setText(target.value)
          setMissing(false)
        }}
        onKeyDown={onKey}
      />
      <div className="flex flex-wrap items-center gap-x-2 max-sm:gap-x-0">
        <input
          ref={chooser}
          type="file"
          hidden
          onChange={({ target }) => {
            void add(target.files?.[0])
            target.value = ''
          }}
        />
        <Button
          variant="ghost"
          className="-ms-2 px-2"
          disabled={files.length >= mostAttachments || uploading !== null}
          onClick={() => chooser.current?.click()}
        >
          <Paperclip aria-hidden="true" />
          <span className={replies ? 'max-sm:sr-only' : undefined}>{t('attach')}</span>
        </Button>
        {replies && (
          <>
            <SavedReplies {...replies} onChoose={putIn} field={field} />
            <NoteSwitch isOn={internal} onChange={(next) => change(() => ({ internal: next }))} />
          </>
        )}
        <Button
          type="submit"
          className={cn('ms-auto', !replies && 'max-sm:grow')}
          disabled={uploading !== null}
        >
          <SendHorizontal aria-hidden="true" />
          <span className={replies ? 'max-sm:sr-only' : undefined}>{t(internal ? 'saveNote' : 'send')}</span>
        </Button>
      </div>
    </form>
  )
}

interface NoteSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Whether the team alone reads it. */
function NoteSwitch({ isOn, onChange }: NoteSwitchProps) {
  const t = useTranslations('threads')
  return (
    <Button
      variant="ghost"
      aria-pressed={isOn}
      aria-label={t('note')}
      className={isOn ? 'bg-warning-soft text-warning-strong' : undefined}
      onClick={() => onChange(!isOn)}
    >
      <LockKeyhole aria-hidden="true" />
      <span className="sm:hidden">{t('noteShort')}</span>
      <span className="max-sm:hidden">{t('note')}</span>
    </Button>
  )
}

/** The files of the next message: stored one by one, and one that is refused takes nothing else with it. */
function useAttachments(threadId: string, onStored: (file: Attachment) => void) {
  const [last, setLast] = useState('')
  const [isStored, setStored] = useState(true)
  const { run, pending, sentence } = useAct()

  function add(file: File | undefined) {
    if (!file) return
    setLast(file.name)
    setStored(true)
    return run(
      async () => {
        const stored = await uploadFile('threads.attach', { params: { id: threadId } }, file)
        onStored(stored)
      },
      (refusal) => {
        setStored(false)
        return refusalOf(refusal)
      },
    )
  }

  return {
    add,
    uploading: pending ? last : null,
    /** The file that was not stored, and why where that is known. */
    lost: isStored ? null : { name: last, why: sentence },
  }
}
