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

const fates = [
  {
    fate: 'gone',
    icon: 'trash',
    things: ['things.first', 'things.second', 'things.third'],
  },
  {
    fate: 'locked',
    icon: 'lock',
    things: ['keeps.first', 'keeps.second', 'keeps.third'],
  },
] as const

/** Data that an erasure deletes, and beside it what it keeps and why. */
export function WhatErasingDoes() {
  const t = useTranslations('leaving')
  return (
    <div className="grid gap-4 text-sm sm:grid-cols-2 print:hidden">
      {fates.map(({ fate, icon, things }) => (
        <Card key={fate} className="gap-2">
          <CardTitle>{t(`fates.${fate}`)}</CardTitle>
          <ul className="grid gap-1">
            {things.map((thing) => (
              <li key={thing} className="flex gap-2">
                <Icon name={icon} className="h-lh w-4 shrink-0 text-muted-foreground" />
                {t(thing)}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
