'use client'

import { useEffect, useState } from 'react'
import { sentences } from '#contract/sentences'
import { useSay } from '@/components/shared/act/use-say'
import { FullMessages } from '@/components/shared/text/full-messages'
import { toast } from '@/components/ui/toast'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import type { EntryOfVisit } from '@/lib/domain/appointment'
import { entriesOfVisit, type History } from '@/lib/domain/history'
import { ConditionDialog } from './condition-dialog'
import { draftOf, type TypedDialog } from './history-dialog'
import { TieDialog } from './tie-dialog'
import { TreatmentDialog } from './treatment-dialog'
import { HistoryKey, useFreshHistory, useHistory } from './use-history'

export interface VisitEntriesDialogProps {
  visit: { id: string; patientId: string; timeZone: string }
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** Null while nothing stands open: it stays, to tell what the last save changed. */
  opened: 'condition' | 'treatment' | 'tie' | null
  /** Grows with every opening: the history is read anew, and that it was is on record. */
  asked: number
  onEntries: (entries: EntryOfVisit[]) => void
  onClose: () => void
}

/** Adds an entry to the history, tied to the visit, or ties one that stands there. Loads when first opened. */
export function VisitEntriesDialog(props: VisitEntriesDialogProps) {
  const { data, error } = useFreshHistory(props.visit.patientId, props.asked)
  return (
    <FullMessages>
      {data && <OnHistory {...props} initial={data} />}
      {error && props.opened && <TieFailed onClose={props.onClose} />}
    </FullMessages>
  )
}

function OnHistory({
  initial,
  visit,
  today,
  opened,
  onEntries,
  onClose,
}: VisitEntriesDialogProps & { initial: History }) {
  const { history, historyKey } = useHistory(initial)
  useEffect(() => onEntries(entriesOfVisit(history, visit.id)), [history, visit.id, onEntries])
  return (
    <HistoryKey value={historyKey}>
      {opened === 'tie' && <TieDialog history={history} visitId={visit.id} onClose={onClose} />}
      {(opened === 'condition' || opened === 'treatment') && (
        <AddDialog history={history} visit={visit} today={today} opened={opened} onClose={onClose} />
      )}
    </HistoryKey>
  )
}

type AddDialogProps = Pick<VisitEntriesDialogProps, 'visit' | 'today' | 'onClose'> & {
  history: History
  opened: 'condition' | 'treatment'
}

function AddDialog({ history, visit, today, opened, onClose }: AddDialogProps) {
  const [asked] = useState<TypedDialog>({ kind: opened, entry: null, visitId: visit.id })
  const [dialog, show] = useDialog<TypedDialog>(draftOf(history.id))
  useEffect(() => show(asked), [asked, show])
  const common = { history, timeZone: visit.timeZone, onClose }
  if (dialog?.kind === 'condition') return <ConditionDialog {...common} dialog={dialog} today={today} />
  if (dialog?.kind === 'treatment') return <TreatmentDialog {...common} dialog={dialog} />
  return null
}

/** Says that the history could not be read, once. */
function TieFailed({ onClose }: { onClose: () => void }) {
  const say = useSay()
  useEffect(() => {
    toast.error(say(sentences.failed))
    onClose()
  }, [say, onClose])
  return null
}
