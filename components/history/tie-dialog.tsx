'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import type { Condition, History, Treatment } from '@/lib/domain/history'
import { readHistory, saveCondition, saveTreatment, useHistoryWrite } from './use-history'
import { VisitLine } from './visit-line'

type TieDialogProps = { history: History; visitId: string; onClose: () => void }

type Tieable = (Condition & { kind: 'condition' }) | (Treatment & { kind: 'treatment' })

/** Every condition and treatment of the history; each is tied to the visit, or untied, at once. */
export function TieDialog({ history, visitId, onClose }: TieDialogProps) {
  const t = useTranslations('history')
  const write = useHistoryWrite(history)
  const { run, sentence } = useAct(async ({ code }) => {
    // Somebody else was faster: what stands there now is shown, and can be tied.
    if (code === 'stale' || code === 'not_found')
      await write.trigger(() => readHistory(history.id)).catch(() => null)
    return sentences.failed
  })
  const all: Tieable[] = [
    ...history.conditions.map((each) => ({ kind: 'condition' as const, ...each })),
    ...history.treatments.map((each) => ({ kind: 'treatment' as const, ...each })),
  ]
  // Those of another visit lose it here; the order stays as it was when the dialog opened.
  const [elsewhere] = useState(
    () => new Set(all.filter(({ visit }) => visit && visit.id !== visitId).map(({ id }) => id)),
  )
  const entries = all.toSorted(
    (one, other) => Number(elsewhere.has(one.id)) - Number(elsewhere.has(other.id)),
  )

  const tie = (entry: Tieable, to: string | null) =>
    run(() => write.trigger(() => save(history.id, entry, to)))

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('tieTitle')}</DialogTitle>
          <DialogDescription>{t('tieText')}</DialogDescription>
        </DialogHeader>
        <SentenceAlert of={sentence} />
        {entries.length === 0 && <p className="text-muted-foreground">{t('tieNone')}</p>}
        <ul className="grid gap-2">
          {entries.map((entry) => {
            const isTied = entry.visit?.id === visitId
            const act = isTied ? 'untie' : entry.visit ? 'moveHere' : 'tie'
            return (
              <li key={entry.id} className="flex items-center justify-between gap-3 rounded-lg border p-3">
                <div className="min-w-0">
                  <p className="text-sm text-muted-foreground">{t(`tieKinds.${entry.kind}`)}</p>
                  <p className="font-medium wrap-anywhere">{entry.name}</p>
                  <p className="text-sm text-muted-foreground wrap-anywhere">
                    {entry.kind === 'condition' ? entry.details : entry.instructions}
                  </p>
                  {!isTied && <VisitLine visit={entry.visit} />}
                </div>
                <Button
                  variant={act === 'tie' ? 'secondary' : 'ghost'}
                  size="sm"
                  className="shrink-0"
                  aria-label={t(`${act}Name`, { name: entry.name })}
                  disabled={write.isMutating}
                  onClick={() => tie(entry, isTied ? null : visitId)}
                >
                  {t(act)}
                </Button>
              </li>
            )
          })}
        </ul>
      </DialogContent>
    </Dialog>
  )
}

function save(historyId: string, entry: Tieable, visitId: string | null) {
  const { id, name, version } = entry
  if (entry.kind === 'condition') {
    const { details, since, until } = entry
    return saveCondition(historyId, id, { name, details, since, until, version, visitId })
  }
  const { instructions, startDate, endDate } = entry
  return saveTreatment(historyId, id, { name, instructions, startDate, endDate, version, visitId })
}
