'use client'

import { Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { DayOff } from '#contract/days-off'
import { sentences } from '#contract/sentences'
import { useToastAct } from '@/components/shared/act/use-toast-act'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import { formatShortDay } from '@/lib/format/dates'
import { useComingDaysOff } from '@/lib/swr/days-off'

interface ComingDaysOffProps {
  from: string
  doctors: CalendarDoctor[]
  /** The doctor who sees only their own; null for the desk. */
  own: string | null
  /** Throws `RequestError`. */
  remove: (id: string) => Promise<void>
}

/** The days off to come, each to be given up by whom they are of. */
export function ComingDaysOff({ from, doctors, own, remove }: ComingDaysOffProps) {
  const t = useTranslations('daysOff')
  const locale = useLocale()
  const { daysOff, failed } = useComingDaysOff(from)
  const { run, running } = useToastAct(({ code }) => (code === 'not_found' ? null : sentences.failed))
  const nameOf = ({ doctorId }: DayOff) =>
    doctorId === null ? t('wholeClinic') : (doctors.find(({ id }) => id === doctorId)?.name ?? null)

  async function giveUp(id: string) {
    await remove(id)
    toast.success(t('removed'))
  }

  if (failed) return <Alert variant="error">{t('listFailed')}</Alert>
  return (
    <section aria-label={t('coming')} className="grid gap-1 text-sm" aria-busy={!daysOff}>
      <h3 className="font-medium">{t('coming')}</h3>
      {daysOff?.length === 0 && <p className="text-muted-foreground">{t('none')}</p>}
      {daysOff && daysOff.length > 0 && (
        <ul className="grid max-h-44 gap-1 overflow-y-auto rounded-md border bg-card p-1">
          {daysOff.map((each) => {
            const days = [...new Set([each.from, each.to])].map(formatShortDay).join('–')
            const who = nameOf(each)
            const why = each.note ?? t(`reasons.${each.reason}`)
            return (
              <li key={each.id} className="flex items-center gap-2 rounded-sm ps-2">
                <span className="min-w-0 grow wrap-anywhere" lang={locale}>
                  <span className="tabular-nums">{days}</span> {why}
                  {who && <span className="text-muted-foreground"> · {who}</span>}
                </span>
                {(own === null || each.doctorId === own) && (
                  <Button
                    variant="ghost"
                    size="icon"
                    title={t('remove', { what: `${days} ${why}` })}
                    disabled={running.includes(each.id)}
                    onClick={() => run(() => giveUp(each.id), undefined, each.id)}
                  >
                    <Trash2 aria-hidden="true" />
                    <span className="sr-only">{t('remove', { what: `${days} ${why}` })}</span>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
