import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type ClinicalFile, type FileKind, isUndrawnPicture, previewOf } from '@/lib/domain/history'
import { addressOf } from '@/lib/endpoints/endpoint'
import { historyEndpoints } from '@/lib/endpoints/histories'
import { formatBytes } from '@/lib/format/clinical'
import { formatDateTime } from '@/lib/format/dates'
import { EntryActions } from './entry-actions'
import { ReportedBadge } from './reported-badge'

type FileRowProps = {
  historyId: string
  of: FileKind
  file: ClinicalFile
  timeZone: string
  writeHref: string
  onView: () => void
  onDelete: (() => void) | null
}

const icons = { image: 'image', pdf: 'file-text' } as const

/** One stored file. What can be shown opens in the page; everything else is downloaded. */
export function FileRow({ historyId, of, file, timeZone, writeHref, onView, onDelete }: FileRowProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const preview = previewOf(file.mediaType)
  const isUndrawn = isUndrawnPicture(file)
  const hidden = (children: ReactNode) => <span className="sr-only">{children}</span>
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 print:break-inside-avoid">
      <Icon
        name={preview ? icons[preview] : 'file'}
        className="size-5 shrink-0 [stroke-width:1.5] text-muted-foreground max-sm:hidden"
      />
      <div className="min-w-0 grow basis-40">
        <p translate="no" className="text-sm font-medium wrap-anywhere">
          {file.name}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted-foreground">
          <Time dateTime={file.date}>{formatDateTime(file.date, timeZone, locale)}</Time>
          <span className="tabular-nums">{formatBytes(file.size, locale)}</span>
          {file.reportedByPatient && <ReportedBadge />}
        </p>
        {isUndrawn && <p className="text-sm text-muted-foreground">{t('undrawn')}</p>}
      </div>
      <div className="flex items-center gap-3 print:hidden">
        <EntryActions name={file.name} writeHref={writeHref} onEdit={null} onDelete={onDelete} />
        <a
          href={addressOf(historyEndpoints.fileBytes, {
            params: { id: historyId, kind: of, fileId: file.id },
          })}
          {...(preview ? { target: '_blank', rel: 'noreferrer' } : { download: file.name })}
          className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          onClick={(event) => {
            if (!preview || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onView()
          }}
        >
          <Icon name={preview ? 'eye' : 'download'} />
          <span className="max-sm:sr-only">
            {t.rich(isUndrawn ? 'downloadOf' : 'viewOf', { name: file.name, hidden })}
          </span>
        </a>
      </div>
    </li>
  )
}
