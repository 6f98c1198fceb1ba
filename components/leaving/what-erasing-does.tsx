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
  { fate: 'gone', icon: 'trash', things: ['things.first', 'things.second', 'things.third'], note: [] },
  { fate: 'locked', icon: 'lock', things: ['keeps.first'], note: ['keeps.second', 'keeps.third'] },
] as const

/** Data that an erasure deletes, and beside it what it keeps and why. */
export function WhatErasingDoes() {
  const t = useTranslations('leaving')
  return (
    <Card className="grid gap-x-8 gap-y-4 text-sm md:grid-cols-2 xl:grid-cols-1 print:hidden">
      {fates.map(({ fate, icon, things, note }) => (
        <section key={fate} className="grid content-start gap-1">
          <CardTitle>{t(`fates.${fate}`)}</CardTitle>
          <ul className="grid gap-1">
            {things.map((thing) => (
              <li key={thing} className="flex gap-2">
                <Icon name={icon} className="h-lh w-4 shrink-0 text-muted-foreground" />
                {t(thing)}
              </li>
            ))}
          </ul>
          <p className="text-muted-foreground empty:hidden">{note.map((each) => `${t(each)}.`).join(' ')}</p>
        </section>
      ))}
    </Card>
  )
}
