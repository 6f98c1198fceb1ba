'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { PatientChannels } from '#contract/channels'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/format/dates'

type Word = PatientChannels['consents'][number]

interface DeskConsentsProps {
  /** Undefined while it is read. */
  reach: PatientChannels | undefined
  onSaid: (said: Pick<Word, 'kind' | 'version'> & { given: boolean }) => Promise<void>
}

/** The staff ask whether the clinic may write, and record the answer. Nothing where the clinic writes by e-mail alone. */
export function DeskConsents({ reach, onSaid }: DeskConsentsProps) {
  const t = useTranslations('channels')
  const { run, pending, sentence } = useAct()
  if (!reach || reach.offered.length === 0) return null
  if (!reach.phone) return <p className="text-sm text-muted-foreground">{t('desk.noNumber')}</p>
  if (!reach.isMobile) return <p className="text-sm text-muted-foreground">{t('desk.landline')}</p>

  const record = ({ kind, version }: Word, given: boolean) => run(() => onSaid({ kind, version, given }))

  return (
    <div className="grid gap-2">
      <ul className="divide-y rounded-lg border text-sm">
        {reach.consents
          .filter(({ kind }) => reach.offered.includes(kind))
          .map((word) => (
            <li key={word.kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
              <div className="min-w-0 basis-44 grow">
                <p className="font-medium">{t(`desk.ask.${word.kind}`)}</p>
                <p role="status" className="text-muted-foreground">
                  <Said word={word} />
                </p>
              </div>
              <div className="flex gap-2">
                {[true, false]
                  .filter((given) => word.given !== given)
                  .map((given) => (
                    <Button
                      key={String(given)}
                      type="button"
                      variant="secondary"
                      size="sm"
                      disabled={pending}
                      aria-label={t(given ? 'desk.yesTo' : 'desk.noTo', { channel: t(`names.${word.kind}`) })}
                      onClick={() => record(word, given)}
                    >
                      {t(given ? 'desk.yes' : 'desk.no')}
                    </Button>
                  ))}
              </div>
            </li>
          ))}
      </ul>
      {!reach.isVerified && <p className="text-sm text-muted-foreground">{t('desk.unverified')}</p>}
      <SentenceAlert of={sentence} />
    </div>
  )
}

function Said({ word: { given, at, byStaff } }: { word: Word }) {
  const t = useTranslations('channels.desk')
  const locale = useLocale()
  if (given === null || at === null) return t('notAsked')
  const date = keptWord(formatDay(at, 'Europe/Madrid', locale))
  return <KeptWords>{t(given ? 'agreed' : 'refused', { date, by: byStaff ? 'desk' : 'patient' })}</KeptWords>
}
