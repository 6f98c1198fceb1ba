import { useLocale, useTranslations } from 'next-intl'
import type { FastqStep } from '#contract/fastq'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { formatBytes } from '@/lib/format/clinical'

type QualityProgressProps = {
  step: Extract<FastqStep, { state: 'waiting' | 'reading' }>
  onCancel: () => void
}

/** How much of the file has been read, and the way to stop. */
export function QualityProgress({ step, onCancel }: QualityProgressProps) {
  const t = useTranslations('geneticStudy.quality')
  const locale = useLocale()
  const size = (bytes: number) => formatBytes(bytes, locale)
  const part = step.state === 'reading' && step.size > 0 ? step.read / step.size : 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Progress value={part * 100} label={t('reading')} className="min-w-40 flex-1" />
      <span className="text-muted-foreground tabular-nums">
        {step.state === 'waiting'
          ? t('waiting')
          : t('read', { read: size(step.read), size: size(step.size) })}
      </span>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
