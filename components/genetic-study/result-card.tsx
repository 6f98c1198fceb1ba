import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { StudyResult } from '@/lib/domain/genetic-study'
import { cn } from '@/lib/utils'

type ResultCardProps = { result: StudyResult & { name: string }; category: string }

/** One simulated result; each says that it is one. */
export function ResultCard({ result, category }: ResultCardProps) {
  const t = useTranslations('geneticStudy')
  const { name, detected, confidence, variants } = result
  const Icon = detected ? TriangleAlert : CircleCheck
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-1.5 rounded-lg border bg-card p-4 text-sm print:break-inside-avoid',
        detected && 'border-warning/60',
      )}
    >
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <p className="text-xs text-muted-foreground">{category}</p>
      <p
        className={cn(
          'flex items-start gap-2 font-medium',
          detected ? 'text-warning-strong' : 'text-success-strong',
        )}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t(detected ? 'detected' : 'notDetected')}
      </p>
      <p className="tabular-nums">{t('confidence', { n: confidence })}</p>
      {variants.length > 0 && (
        <p>{t('variants', { list: variants.map((letter) => t('variant', { letter })).join(', ') })}</p>
      )}
      <p className="mt-auto pt-1 text-xs text-muted-foreground">{t('simulation')}</p>
    </li>
  )
}
