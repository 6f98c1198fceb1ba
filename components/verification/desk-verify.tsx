'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { useLive } from '@/lib/browser/live'
import { routes } from '@/lib/routes'
import { useRead } from '@/lib/swr/use-call'
import { VerifyRow } from './verify-row'

/**
 * People who booked without an account, each with the words that settle who they are; nothing while there are none.
 * `only`: the one whose page this is.
 */
export function DeskVerify({ only }: { only?: string }) {
  const t = useTranslations('verification')
  const router = useRouter()
  const { data, mutate } = useRead('patients.toVerify', {})
  useLive((signal) => {
    if (signal.type === 'appointment.changed' || signal.type === 'resumed') void mutate()
  })
  const people = (data?.patients ?? []).filter(({ id }) => only === undefined || id === only)
  if (people.length === 0) return null
  async function settled(keptId: string | null) {
    await mutate()
    if (only !== undefined && keptId !== only)
      router.push(keptId === null ? routes.patients : routes.history(keptId))
    else router.refresh()
  }
  return (
    <Card data-beside className="print:hidden">
      <CardTitle>{t('title', { count: people.length })}</CardTitle>
      <ul className="divide-y">
        {people.map((person) => (
          <VerifyRow key={person.id} person={person} onSettled={settled} />
        ))}
      </ul>
    </Card>
  )
}
