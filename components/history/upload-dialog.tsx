'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { FileDrop } from '@/components/shared/form/file-drop'
import { Label } from '@/components/ui/label'
import { toast } from '@/components/ui/toast'
import type { FileKind, History } from '@/lib/domain/history'
import { Refused } from '@/lib/domain/sentence'
import { formatBytes } from '@/lib/format/clinical'
import { UploadList } from './upload-list'
import { readHistory, useHistoryWrite } from './use-history'
import { useUploads } from './use-uploads'

type UploadDialogProps = { history: History; of: FileKind; onClose: () => void }

/** Stores files in the history; the dialog closes when all are there and the history has been read again. */
export function UploadDialog({ history, of, onClose }: UploadDialogProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const inputId = useId()
  // Grows when a file is taken out of the list: the field forgets what was chosen, so that it can be chosen again.
  const [left, setLeft] = useState(0)
  const write = useHistoryWrite(history)
  const { rows, choose, send, cancel, drop } = useUploads({ id: history.id, kind: of }, history.room?.file)
  const { run, pending, sentence } = useAct()
  const open = rows.filter(({ state }) => state !== 'stored')

  async function upload() {
    const ends = await send()
    const stored = ends.filter((end) => end === 'stored').length
    const read = stored > 0 ? write.trigger(() => readHistory(history.id)) : null
    await Promise.allSettled([read])
    if (stored > 0) toast.success(t('uploaded', { count: stored }))
    if (ends.includes('failed')) throw new Refused({ key: 'history.failed' })
    await read
    if (stored === ends.length) onClose()
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t(of === 'analytic' ? 'uploadAnalytic' : 'uploadImage')}
      submitLabel={t('upload')}
      pending={pending}
      submitDisabled={open.length === 0}
      error={sentence}
      onSubmit={(event) => {
        event.preventDefault()
        if (open.length > 0) void run(upload)
      }}
    >
      <div className="grid gap-1.5">
        <Label htmlFor={inputId} required className="justify-self-start">
          {t('file')}
        </Label>
        <FileDrop
          key={left}
          id={inputId}
          multiple
          aria-required
          aria-describedby={`${inputId}-help`}
          disabled={pending}
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
          setLeft(left + 1)
        }}
      />
    </FormDialog>
  )
}
