import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { firstSteps } from '#contract/choices'
import type { FirstSteps as Steps } from '#contract/first-steps'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { HideFirstSteps } from './hide-first-steps'

const places: Record<(typeof firstSteps)[number], string> = {
  hours: routes.clinicEdit,
  doctor: routes.registerStaff,
  shifts: routes.calendar,
  patient: routes.registerPatient,
  invite: routes.clinicEdit,
  plan: routes.plans,
}

/** How long each usually takes. */
const minutes: Record<(typeof firstSteps)[number], number> = {
  hours: 2,
  doctor: 2,
  shifts: 3,
  patient: 1,
  invite: 1,
  plan: 3,
}

/**
 * A new clinic's first steps: links that are ticked and folded when done, until all are or somebody dismisses the list. What
 * is left stands in the order in which one step needs the other; the first of it is marked.
 */
export function FirstSteps({ steps: { done, dismissed }, clinicId }: { steps: Steps; clinicId: string }) {
  const t = useTranslations('firstSteps')
  if (dismissed || done.length === firstSteps.length) return null
  const left = firstSteps.filter((step) => !done.includes(step))
  const [next] = left
  return (
    <section aria-labelledby="first-steps" className="page-width px-4 pt-4 sm:px-6 print:hidden">
      <div className="card grid gap-3 py-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id="first-steps" className="text-base font-semibold">
              {t('title')}
            </h2>
            <p className="text-sm text-muted-foreground tabular-nums">
              {t('progress', { done: done.length, all: firstSteps.length })}
            </p>
          </div>
          <ClientMessages of={['firstSteps']}>
            <HideFirstSteps clinicId={clinicId} />
          </ClientMessages>
        </div>
        <ol className="grid grid-cols-2 gap-2 text-sm sm:grid-cols-3 xl:grid-cols-6">
          {left.map((step) => (
            <li key={step} className="grid">
              <Link
                prefetch={false}
                href={places[step]}
                aria-current={step === next ? 'step' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-2 rounded-lg border px-3 py-1.5',
                  step === next ? 'border-primary bg-primary-soft' : 'hover:bg-accent',
                )}
              >
                <Icon
                  name={step === next ? 'chevron-right' : 'circle'}
                  className={`size-4 shrink-0 ${step === next ? 'text-primary-strong' : 'text-muted-foreground'}`}
                />
                <span className="font-medium">
                  {t(step)}
                  <span className="block text-xs font-normal text-muted-foreground">
                    {t('minutes', { count: minutes[step] })}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
        {done.length > 0 && (
          <details className="text-sm">
            <summary className="fold-summary text-muted-foreground">{t('doneAlready')}</summary>
            <ol className="flex flex-wrap gap-x-6 gap-y-1 pt-2">
              {done.map((step) => (
                <li key={step}>
                  <Link
                    prefetch={false}
                    href={places[step]}
                    className="text-target gap-2 text-muted-foreground hover:underline"
                  >
                    <Icon name="circle-check" className="size-4 shrink-0 text-success-strong" />
                    {t(step)}
                    <span className="sr-only">{t('isDone')}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </section>
  )
}
