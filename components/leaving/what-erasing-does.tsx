import { useTranslations } from 'next-intl'
import { Steps } from '@/components/shared/page/steps'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'

const steps = ['find', 'check', 'erase'] as const

/** How far an erasure is; the rest happens in the question that asks for it. */
export function ErasureSteps({ found }: { found: boolean }) {
  const t = useTranslations('leaving.steps')
  return <Steps label={t('all')} names={steps.map((step) => t(step))} current={found ? 1 : 0} />
}

/** Data that an erasure deletes, and beside it what it keeps and why. */
export function WhatErasingDoes() {
  const t = useTranslations('leaving')
  return (
    <Card className="grid gap-x-8 gap-y-4 text-sm md:grid-cols-2 print:hidden">
      <section className="grid content-start gap-1">
        <CardTitle>{t('fates.gone')}</CardTitle>
        <ul className="grid gap-1">
          {(['first', 'second', 'third'] as const).map((thing) => (
            <li key={thing} className="flex gap-2">
              <Icon name="x" className="h-lh w-4 shrink-0 text-muted-foreground" />
              {t(`things.${thing}`)}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid content-start gap-1">
        <CardTitle>{t('fates.locked')}</CardTitle>
        <p className="flex gap-2">
          <Icon name="lock" className="h-lh w-4 shrink-0 text-muted-foreground" />
          {t('recordsLocked')}
        </p>
      </section>
    </Card>
  )
}
