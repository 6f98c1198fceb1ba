import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Correction } from '@/lib/domain/correction'
import type { HistoryRights } from '@/lib/domain/history'
import { formatDay } from '@/lib/format/dates'
import type { OpenDialog } from './history-dialog'
import { Section } from './section'

interface CorrectionsSectionProps {
  corrections: readonly Correction[]
  rights: HistoryRights
  timeZone: string
  onOpen: OpenDialog
}

const badges = { open: 'secondary', accepted: 'success', declined: 'outline' } as const

/** The patient's correction requests and their outcomes; none of them disappears. */
export function CorrectionsSection({ corrections, rights, timeZone, onOpen }: CorrectionsSectionProps) {
  const t = useTranslations('history')
  const ask = { label: t('askCorrection'), onClick: () => onOpen({ kind: 'correction' }) }
  return (
    <Section
      name="corrections"
      add={rights.askCorrection ? ask : null}
      empty={corrections.length === 0}
      emptyText={t('noCorrections')}
    >
      <ul className="divide-y rounded-lg border bg-card">
        {corrections.map((each) => (
          <CorrectionRow
            key={each.id}
            correction={each}
            rights={rights}
            timeZone={timeZone}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Section>
  )
}

type RowProps = Omit<CorrectionsSectionProps, 'corrections'> & { correction: Correction }

function CorrectionRow({ correction, rights, timeZone, onOpen }: RowProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const { id, at, text, about, state, reason, decided } = correction
  const day = (instant: string) => keptWord(formatDay(instant, timeZone, locale))
  return (
    <li className="grid gap-1 px-4 py-3 text-sm print:break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-medium wrap-anywhere">{about?.label ?? t('correctionOfAll')}</span>
        <Badge variant={badges[state]}>{t(`correctionStates.${state}`)}</Badge>
      </div>
      <p id={`correction-${id}`} className="max-w-reading whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <p className="text-muted-foreground">
        <KeptWords>{t('correctionAsked', { date: day(at) })}</KeptWords>
      </p>
      {decided && (
        <p className="text-muted-foreground wrap-anywhere">
          <KeptWords>
            {t('correctionDecided', { name: keptWord(decided.by), date: day(decided.at) })}
          </KeptWords>
          {reason && `: ${reason}`}
        </p>
      )}
      {state === 'open' && rights.decideCorrection && (
        <div className="mt-1 flex flex-wrap gap-2 print:hidden">
          {(['accepted', 'declined'] as const).map((verdict) => (
            <Button
              key={verdict}
              variant="secondary"
              aria-describedby={`correction-${id}`}
              onClick={() => onOpen({ kind: 'verdict', correctionId: id, verdict })}
            >
              {t(`verdicts.${verdict}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
