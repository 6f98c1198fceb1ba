import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'

type UploadProgressProps = {
  name: string
  /** 0 to 1 */
  part: number
  onCancel: () => void
}

/** One file on its way: name, bar, per cent, and a button that stops it. */
export function UploadProgress({ name, part, onCancel }: UploadProgressProps) {
  const t = useTranslations('history')
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0 grow basis-1/3 truncate" title={name}>
        {name}
      </span>
      <div className="flex grow basis-40 items-center gap-3">
        <Progress value={part * 100} label={t('uploading', { name })} />
        <span aria-hidden="true" className="w-9 shrink-0 text-end text-muted-foreground tabular-nums">
          {Math.floor(part * 100)}%
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t('cancelUpload', { name })}
          className="shrink-0"
          onClick={onCancel}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
