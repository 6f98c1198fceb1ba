import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { shownFileName } from '#contract/file-names'
import { useSay } from '@/components/shared/act/use-say'
import { Button } from '@/components/ui/button'
import { formatBytes } from '@/lib/format/clinical'
import { cn } from '@/lib/utils'
import { UploadProgress } from './upload-progress'
import type { UploadRow } from './use-uploads'

type UploadListProps = {
  rows: UploadRow[]
  onCancel: (id: number) => void
  onDrop: (id: number) => void
}

/** The chosen files and how far each has come. */
export function UploadList({ rows, onCancel, onDrop }: UploadListProps) {
  const t = useTranslations('history')
  if (rows.length === 0) return null
  return (
    <ul aria-label={t('chosenFiles')} className="divide-y rounded-md border">
      {rows.map((row) => (
        <li key={row.id} className="flex min-h-11 items-center gap-3 px-3 py-1.5 text-sm">
          {row.state === 'sending' ? (
            <UploadProgress
              name={shownFileName(row.file.name)}
              part={row.part}
              onCancel={() => onCancel(row.id)}
            />
          ) : (
            <SettledRow row={row} onDrop={() => onDrop(row.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function SettledRow({ row, onDrop }: { row: UploadRow; onDrop: () => void }) {
  const t = useTranslations('history')
  const locale = useLocale()
  const say = useSay()
  const { file, state, refusal } = row
  const name = shownFileName(file.name)
  return (
    <>
      {state === 'stored' && <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />}
      {state === 'failed' && <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-destructive" />}
      <span translate="no" className="min-w-0 grow truncate" title={name}>
        {name}
      </span>
      <span className={cn('text-muted-foreground tabular-nums', refusal ? 'min-w-0' : 'shrink-0')}>
        {state === 'stored' && t('sent')}
        {state === 'failed' && (refusal ? say(refusal) : t('failed'))}
        {state === 'cancelled' && t('cancelled')}
        {state === 'waiting' && formatBytes(file.size, locale)}
      </span>
      {state !== 'stored' && (
        <Button variant="ghost" size="icon-sm" aria-label={t('dropFile', { name })} onClick={onDrop}>
          <X aria-hidden="true" />
        </Button>
      )}
    </>
  )
}
