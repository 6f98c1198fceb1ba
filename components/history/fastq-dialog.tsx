'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import type { FastqFile } from '@/lib/domain/history'
import type { Sentence } from '@/lib/domain/sentence'
import { formatBytes } from '@/lib/format/clinical'
import { formatDateTime } from '@/lib/format/dates'
import { FastqDownload } from './fastq-download'

type FastqDialogProps = {
  /** Null where the server does not name it. */
  file: FastqFile | null
  patientId: string
  timeZone: string
  pending: boolean
  error: Sentence | null
  onReplace: () => void
  onDelete: () => void
  onClose: () => void
}

/** Names the stored file before it is replaced or deleted. */
export const FastqDialog = withFullMessages(Question)

function Question(props: FastqDialogProps) {
  const { file, patientId, timeZone, pending, error, onReplace, onDelete, onClose } = props
  const t = useTranslations('history')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('fastqTitle')}
      description={
        <>
          {file && (
            <span className="block font-medium text-foreground wrap-anywhere">
              {t('fastqFile', {
                name: file.name,
                size: formatBytes(file.size, locale),
                time: formatDateTime(file.date, timeZone, locale),
              })}
            </span>
          )}
          {t('fastqText')}
        </>
      }
      confirmLabel={t('fastqReplace')}
      cancelLabel={tCommon('close')}
      quiet
      pending={pending}
      error={error}
      onConfirm={onReplace}
    >
      <div className="flex flex-wrap gap-2">
        <FastqDownload patientId={patientId} name={file?.name ?? ''} variant="primary">
          {t('download')}
        </FastqDownload>
        <Button variant="destructive-outline" disabled={pending} onClick={onDelete}>
          {t('fastqDelete')}
        </Button>
      </div>
    </ConfirmDialog>
  )
}
