'use client'

import { ChevronRight } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Consent } from '#contract/consents'
import { useChangeConsent } from '@/components/consents/use-change-consent'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Switch } from '@/components/ui/switch'
import { toast } from '@/components/ui/toast'
import { useFollowed } from '@/lib/browser/use-followed'
import { textOf } from '@/lib/domain/consent'
import { formatDay } from '@/lib/format/dates'
import { ConsentDialog } from './consent-dialog'

interface ConsentsCardProps {
  patientId: string
  initial: Consent[]
  /** For somebody else: the choices among the notifications are then those of the account that acts. */
  isActing?: boolean
}

/** A patient's consents with their date and text, each a switch that is saved when it is pressed; one's own reminders are set among the notifications. */
export function ConsentsCard({ patientId, initial, isActing = false }: ConsentsCardProps) {
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
    // Which clinics may open the record stands on the same page.
    if (kind === 'sharing') router.refresh()
  }

  function press(consent: Consent) {
    // Not disabled meanwhile: a key that was pressed there would leave the focus nowhere.
    if (isMutating) return
    clear()
    // A text is shown before a yes that needs one, and what a no would end before it ends.
    const isAsked = consent.on ? consent.kind === 'sharing' : consent.basis === 'consent'
    if (isAsked) setAsked(consent)
    else void run(() => decide(consent, !consent.on))
  }
  return (
    <SettingGroup id="consents" title={t('title')} text={t('text')}>
      <ul className="divide-y py-0!">
        {consents.map((consent) => (
          <ConsentRow
            key={consent.kind}
            consent={consent}
            isElsewhere={consent.kind === 'reminders' && !isActing}
            onPress={() => press(consent)}
          />
        ))}
      </ul>
      {!asked && sentence && (
        <div className="px-4 sm:px-6">
          <SentenceAlert of={sentence} />
        </div>
      )}
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
          onConfirm={() => run(() => decide(asked, false))}
        />
      )}
    </SettingGroup>
  )
}

interface ConsentRowProps {
  consent: Consent
  /** It is set among the notifications. */
  isElsewhere: boolean
  onPress: () => void
}

function ConsentRow({ consent, isElsewhere, onPress }: ConsentRowProps) {
  const t = useTranslations('consents')
  const id = useId()
  const { kind, basis, on, version, saidVersion, at, given } = consent
  const what = t(`kinds.${kind}`)
  const shown = on && saidVersion !== null ? saidVersion : version
  const isDated = at !== null && saidVersion !== null && given === on
  // The switch already shows what nobody has changed.
  const state = <State consent={consent} />
  const textIsShown = basis === 'contract' && !on
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 text-sm sm:px-6 sm:py-3">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-medium">{what}</h3>
        <div className="flex flex-wrap items-center gap-x-3 text-muted-foreground">
          {isDated && <p id={id}>{state}</p>}
          {/* Mails are agreed to with the switch alone, so their text shows before it is pressed. */}
          <details open={textIsShown} className="group open:basis-full">
            <summary className="text-target list-none gap-1 hover:text-foreground">
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 transition-transform group-open:rotate-90"
              />
              {t('details')}
            </summary>
            <div className="grid max-w-reading gap-1 ps-5 pt-1">
              {!isDated && <p id={id}>{state}</p>}
              <p>{t(`summaries.${kind}`)}</p>
              {basis === 'consent' && !on && <p>{t(kind === 'sharing' ? 'neverAsked' : 'neverAskedText')}</p>}
              <p id={`${id}-text`}>
                {t('fullText', { version: shown })} {t(`texts.${textOf(kind, shown)}`)}
              </p>
            </div>
          </details>
        </div>
      </div>
      {isElsewhere ? (
        <a href="#notices" className="text-target text-primary-strong underline underline-offset-4">
          {t('inNotices')}
        </a>
      ) : (
        <Switch checked={on} aria-describedby={textIsShown ? `${id} ${id}-text` : id} onChange={onPress}>
          {what}
        </Switch>
      )}
    </li>
  )
}

function State({ consent: { basis, given, on, saidVersion, at } }: { consent: Consent }) {
  const t = useTranslations('consents')
  const locale = useLocale()
  if (at !== null && saidVersion !== null && given === on) {
    const when = { date: keptWord(formatDay(at, 'Europe/Madrid', locale)), version: saidVersion }
    return <KeptWords>{t(given ? 'given' : 'refused', when)}</KeptWords>
  }
  if (basis === 'consent') return t('undecided')
  return t(on ? 'ofContract' : 'switchedOff')
}
