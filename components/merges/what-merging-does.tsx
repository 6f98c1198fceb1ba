import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'

/** A merge's consequences for the two records, beside the search for them. */
export function WhatMergingDoes() {
  const t = useTranslations('merges.next')
  return (
    <Card className="gap-3 text-sm">
      <CardTitle>{t('title')}</CardTitle>
      <ul className="grid list-disc gap-2 ps-5">
        {(['compare', 'moves', 'ends'] as const).map((fact) => (
          <li key={fact}>{t(fact)}</li>
        ))}
      </ul>
    </Card>
  )
}
