'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { sentences } from '#contract/sentences'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { toast } from '@/components/ui/toast'
import type { FileKind, History } from '@/lib/domain/history'
import { formatBytes } from '@/lib/format/clinical'
import { readHistory, useHistoryWrite } from '@/lib/swr/histories'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

type UploadDialogProps = { history: History; of: FileKind; onClose: () => void }

/** Stores files in the history; the dialog closes when all are there and the history has been read again. */
export function UploadDialog({ history, of, onClose }: UploadDialogProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const write = useHistoryWrite(history)
  const { rows, choose, send, cancel, drop } = useUploads({ id: history.id, kind: of }, history.room?.file)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const open = rows.filter(({ state }) => state !== 'stored')

  async function upload() {
    setSending(true)
    setError(null)
    const ends = await send()
    const stored = ends.filter((end) => end === 'stored').length
    const read = stored === 0 || (await reread())
    setSending(false)
    if (stored > 0) toast.success(t('uploaded', { count: stored }))
    if (ends.includes('failed')) setError(t('failed'))
    else if (!read) setError(sentences.failed)
    else if (stored === ends.length) onClose()
  }

  function reread(): Promise<boolean> {
    return write
      .trigger(() => readHistory(history.id))
      .then(
        () => true,
        () => false,
      )
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t(of === 'analytic' ? 'uploadAnalytic' : 'uploadImage')}
      submitLabel={t('upload')}
      pending={sending}
      submitDisabled={open.length === 0}
      error={error}
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending && open.length > 0) upload()
      }}
    >
      <div className="grid gap-1.5">
        <Label htmlFor={inputId} required className="justify-self-start">
          {t('file')}
        </Label>
        <Input
          ref={input}
          id={inputId}
          type="file"
          multiple
          aria-required
          aria-describedby={`${inputId}-help`}
          disabled={sending}
          onChange={(event) => choose(event.target.files ?? [])}
        />
        <p id={`${inputId}-help`} className="text-sm text-muted-foreground">
          {t('fileHelp')}
          {history.room && ` ${t('roomLeft', { size: formatBytes(history.room.file, locale) })}`}
        </p>
      </div>
      <UploadList
        rows={rows}
        onCancel={cancel}
        onDrop={(id) => {
          drop(id)
          if (input.current) input.current.value = ''
        }}
      />
    </FormDialog>
  )
}
