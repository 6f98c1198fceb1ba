import { useLocale, useTranslations } from 'next-intl'
import type { AnswerAbout } from '@/lib/domain/assistant'
import { formatBytes } from '@/lib/format/clinical'
import { routes } from '@/lib/routes'
import { AnswerFrame, Fact, Facts } from './answer-frame'

/** The clinic's plan and what is used of it. */
export function PlanAnswer({ answer: { usage } }: { answer: AnswerAbout<'plan'> }) {
  const t = useTranslations('answers')
  const tUsage = useTranslations('planUsage')
  const locale = useLocale()
  const amount = (value: number) => tUsage('amount', { value })
  const rows = [
    { title: tUsage('doctors'), of: usage.doctors, write: amount, href: routes.staff },
    { title: tUsage('patients'), of: usage.patients, write: amount, href: routes.patients },
    {
      title: tUsage('storage'),
      of: usage.storage,
      write: (value: number) => formatBytes(value, locale),
      href: routes.plans,
    },
  ]
  return (
    <AnswerFrame
      title={tUsage('plan', { name: usage.planName })}
      next={{ href: routes.plans, label: t('openPlans') }}
    >
      <Facts>
        {rows.map(({ title, of: { used, limit }, write, href }) => (
          <Fact key={title} href={href} title={title}>
            {limit === null
              ? tUsage('unlimited', { used: write(used) })
              : tUsage('usedOf', { used: write(used), limit: write(limit) })}
          </Fact>
        ))}
      </Facts>
    </AnswerFrame>
  )
}
