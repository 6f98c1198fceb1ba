import { useTranslations } from 'next-intl'
import { Steps } from '@/components/shared/page/steps'
import { Card, CardTitle } from '@/components/ui/card'

const steps = ['find', 'check', 'erase'] as const

/** How far an erasure is; the rest happens in the question that asks for it. */
export function ErasureSteps({ found }: { found: boolean }) {
  const t = useTranslations('leaving.steps')
  return <Steps label={t('all')} names={steps.map((step) => t(step))} current={found ? 1 : 0} />
}

/** Data that an erasure deletes, and data that it keeps and why, beside the search for the person. */
export function WhatErasingDoes() {
  const t = useTranslations('leaving')
  return (
    <Card className="gap-4 text-sm xl:row-span-2 print:hidden">
      <section className="grid gap-1">
        <CardTitle>{t('fates.gone')}</CardTitle>
        <ul className="list-disc ps-5 text-muted-foreground">
          {(['first', 'second', 'third'] as const).map((thing) => (
            <li key={thing}>{t(`things.${thing}`)}</li>
          ))}
        </ul>
      </section>
      <section className="grid gap-1">
        <CardTitle>{t('fates.locked')}</CardTitle>
        <p className="text-muted-foreground">{t('recordsLocked')}</p>
      </section>
    </Card>
  )
}
