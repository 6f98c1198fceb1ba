'use client'

import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { useLive } from '@/lib/browser/live'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'
import { formatSlot } from '@/lib/format/dates'
import { useRead, useWrite } from '@/lib/swr/use-call'

type Waiting = AnswerOfCall<'calls.list'>['calls'][number]

/** Lists the patients whom the desk has to call because no mail reaches them; shows nothing while there are none. */
export function DeskCalls() {
  const t = useTranslations('calls')
  const { data, mutate } = useRead('calls.list', { query: {} })
  useLive((signal) => {
    if (signal.type === 'appointment.changed' || signal.type === 'offer.changed' || signal.type === 'resumed')
      void mutate()
  })
  const calls = data?.calls ?? []
  if (calls.length === 0) return null
  return (
    <Card data-beside className="print:hidden">
      <CardTitle>{t('title', { count: new Set(calls.map(({ patientId }) => patientId)).size })}</CardTitle>
      <ul className="divide-y">
        {calls.map((call) => (
          <Row key={call.id} call={call} onDone={() => mutate()} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ call, onDone }: { call: Waiting; onDone: () => void }) {
  const t = useTranslations('calls')
  const locale = useLocale()
  const { trigger } = useWrite('calls.done')
  const { run, pending } = useToastAct()
  const { about, why, start, timeZone, phone, patientName } = call
  const task = t('task', { about, when: start ? keptWord(formatSlot(start, timeZone, locale)) : '' })
  const done = () =>
    run(async () => {
      await trigger({ params: { id: call.id } })
      onDone()
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <AsIs className="font-medium wrap-anywhere">{patientName}</AsIs>
          {phone ? (
            <PhoneLink phone={phone} />
          ) : (
            <span className="text-muted-foreground">{t('noPhone')}</span>
          )}
        </span>
        <span className="text-muted-foreground wrap-anywhere">
          <KeptWords>{[task, ...(why === 'address-refused' ? [t('refused')] : [])].join(' · ')}</KeptWords>
        </span>
      </div>
      <Button
        variant="secondary"
        disabled={pending}
        aria-label={t('doneOf', { name: patientName })}
        onClick={done}
      >
        <Check aria-hidden="true" />
        {t('done')}
      </Button>
    </li>
  )
}
