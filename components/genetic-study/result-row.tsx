import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { StudyResult } from '@/lib/domain/genetic-study'
import { cn } from '@/lib/utils'

export type NamedResult = StudyResult & { name: string; category: string }

/** One simulated result; the bar shows its confidence to the eye. */
export function ResultRow({
  result: { name, category, detected, confidence, variants },
}: {
  result: NamedResult
}) {
  const t = useTranslations('geneticStudy')
  const Icon = detected ? TriangleAlert : CircleCheck
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm last:pb-0 sm:grid-cols-2 print:break-inside-avoid">
      <div className="min-w-0">
        <h4 className="font-medium wrap-anywhere">{name}</h4>
        <p className="text-muted-foreground">
          {category}
          {variants.length > 0 && (
            <span>
              {' · '}
              {t('variants', { list: variants.map((letter) => t('variant', { letter })).join(', ') })}
            </span>
          )}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span
            className={cn(
              'inline-flex items-center gap-2',
              detected ? 'font-medium text-warning-strong' : 'text-success-strong',
            )}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {t(detected ? 'detected' : 'notDetected')}
          </span>
          <span className="tabular-nums">{t('confidence', { n: confidence })}</span>
        </p>
        {detected && (
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-secondary">
            <div className="h-full rounded-full bg-warning" style={{ width: `${confidence}%` }} />
          </div>
        )}
      </div>
    </li>
  )
}
