'use client'

import { ChevronRight } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Consent } from '#contract/consents'
import { useChangeConsent } from '@/components/consents/use-change-consent'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { SettingCard } from '@/components/shared/page/setting-card'
import { SettingRow } from '@/components/shared/page/setting-row'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useFollowed } from '@/lib/browser/use-followed'
import { textOf } from '@/lib/domain/consent'
import { formatDay } from '@/lib/format/dates'
import { ConsentDialog } from './consent-dialog'

interface ConsentsCardProps {
  patientId: string
  initial: Consent[]
}

/** A patient's consents with their date and text, to withdraw and to give again. */
export function ConsentsCard({ patientId, initial }: ConsentsCardProps) {
  const t = useTranslations('consents')
  const router = useRouter()
  const [consents, setConsents] = useFollowed(initial)
  const [asked, setAsked] = useState<Consent | null>(null)
  const { run, clear, pending, sentence } = useAct()
  const { change, isMutating } = useChangeConsent(patientId)

  async function decide({ kind, version }: Consent, given: boolean) {
    setConsents(await change({ kind, version, given }))
    setAsked(null)
    toast.success(t('saved'))
    // Which clinics may open the record, and how one is reminded, stand on the same page.
    if (kind === 'sharing' || kind === 'reminders') router.refresh()
  }

  const takeBack = (consent: Consent) => run(() => decide(consent, false))

  function press(consent: Consent) {
    // Not disabled meanwhile: a key that was pressed there would leave the focus nowhere.
    if (isMutating) return
    clear()
    if (consent.on && consent.kind !== 'sharing') void takeBack(consent)
    else setAsked(consent)
  }
  return (
    <SettingCard id="consents" className="scroll-mt-20" title={t('title')} text={t('text')}>
      <ul className="divide-y border-t text-sm">
        {consents.map((consent) => (
          <ConsentRow key={consent.kind} consent={consent} onPress={() => press(consent)} />
        ))}
      </ul>
      {!asked && <SentenceAlert of={sentence} />}
      {asked?.on === false && (
        <ConsentDialog
          consent={asked}
          pending={isMutating}
          onAgree={() => decide(asked, true)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.on && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t('withdrawTitle')}
          description={t('withdrawText')}
          confirmLabel={t('withdraw')}
          destructive
          pending={pending}
          error={sentence}
          onConfirm={() => takeBack(asked)}
        />
      )}
    </SettingCard>
  )
}

interface ConsentRowProps {
  consent: Consent
  onPress: () => void
}

function ConsentRow({ consent, onPress }: ConsentRowProps) {
  const t = useTranslations('consents')
  const { kind, on, version, saidVersion } = consent
  const what = t(`kinds.${kind}`)
  const shown = on && saidVersion !== null ? saidVersion : version
  const act = on ? (kind === 'sharing' ? 'withdraw' : 'stop') : 'agree'
  return (
    <li className="py-3 last:pb-0">
      <SettingRow title={what} text={t(`summaries.${kind}`)}>
        <Button variant="secondary" aria-label={t('actOn', { act: t(act), what })} onClick={onPress}>
          {t(act)}
        </Button>
      </SettingRow>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm">
        <p>
          <State consent={consent} />
        </p>
        <details className="group open:basis-full">
          <summary className="inline-flex min-h-6 list-none items-center gap-1 text-muted-foreground hover:text-foreground pointer-coarse:min-h-11">
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform group-open:rotate-90"
            />
            {t('fullText', { version: shown })}
          </summary>
          <p className="max-w-reading ps-5 pt-1 text-muted-foreground">{t(`texts.${textOf(kind, shown)}`)}</p>
        </details>
      </div>
    </li>
  )
}

function State({ consent: { kind, basis, given, on, saidVersion, at } }: { consent: Consent }) {
  const t = useTranslations('consents')
  const locale = useLocale()
  if (at !== null && saidVersion !== null && given === on) {
    const when = { date: keptWord(formatDay(at, 'Europe/Madrid', locale)), version: saidVersion }
    return <KeptWords>{t(given ? 'given' : 'refused', when)}</KeptWords>
  }
  if (basis === 'consent') return t(kind === 'sharing' ? 'neverAsked' : 'neverAskedText')
  return t(on ? 'ofContract' : 'switchedOff')
}
