import type { ThreadEntryKind } from '#contract/thread-choices'
import type { Verdict } from '@/lib/domain/correction'
import type { Allergy, ClinicalFile, Condition, FileKind, Treatment } from '@/lib/domain/history'

/** The entry that a delete would destroy. */
export type DeleteTarget =
  | { of: 'condition'; entry: Condition }
  | { of: 'treatment'; entry: Treatment }
  | { of: FileKind; entry: ClinicalFile }
  | { of: 'allergy'; entry: Allergy }

/** `typed`: what stood in the form when the session ended. */
type Typed = { typed?: Record<string, string> }

/** `visitId`: the visit to which what is added is tied. */
type OfVisit = { visitId?: string }

/** Under which name a dialog of this history is kept while something is typed into it. */
export const draftOf = (historyId: string) => `history:${historyId}`

/** The dialogs in which something is typed; an entry is null where one is added. */
export type TypedDialog = Typed &
  (
    | ({ kind: 'condition'; entry: Condition | null } & OfVisit)
    | ({ kind: 'treatment'; entry: Treatment | null } & OfVisit)
    | { kind: 'allergy' }
  )

/** The dialog that stands open. */
export type HistoryDialog =
  | TypedDialog
  | { kind: 'upload'; of: FileKind }
  | { kind: 'view'; of: FileKind; file: ClinicalFile }
  | { kind: 'delete'; target: DeleteTarget }
  | { kind: 'correction' }
  | { kind: 'verdict'; correctionId: string; verdict: Verdict }

export type OpenDialog = (dialog: HistoryDialog) => void

export type DialogOf<Kind extends HistoryDialog['kind']> = Extract<HistoryDialog, { kind: Kind }>

/** Address of the form for a message about an entry. */
export type WriteAbout = (kind: ThreadEntryKind, entryId: string) => string
