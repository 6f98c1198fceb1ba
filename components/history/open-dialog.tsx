'use client'

import { withFullMessages } from '@/components/shared/text/full-messages'
import type { History } from '@/lib/domain/history'
import { AllergyDialog } from './allergy-dialog'
import { ConditionDialog } from './condition-dialog'
import { CorrectionDialog } from './correction-dialog'
import { DeleteDialog } from './delete-dialog'
import { FileViewer } from './file-viewer'
import type { HistoryDialog } from './history-dialog'
import { TreatmentDialog } from './treatment-dialog'
import { UploadDialog } from './upload-dialog'
import { VerdictDialog } from './verdict-dialog'

type OpenDialogProps = {
  dialog: HistoryDialog
  history: History
  today: string
  timeZone: string
  onClose: () => void
}

/** Everything that opens over the history, loaded with the first of them. */
export const OpenDialogView = withFullMessages(DialogOfKind)

function DialogOfKind({ dialog, history, today, timeZone, onClose }: OpenDialogProps) {
  const common = { history, onClose }
  switch (dialog.kind) {
    case 'condition':
      return <ConditionDialog {...common} dialog={dialog} today={today} timeZone={timeZone} />
    case 'treatment':
      return <TreatmentDialog {...common} dialog={dialog} timeZone={timeZone} />
    case 'allergy':
      return <AllergyDialog {...common} dialog={dialog} today={today} />
    case 'upload':
      return <UploadDialog {...common} of={dialog.of} />
    case 'view':
      return <FileViewer historyId={history.id} of={dialog.of} file={dialog.file} onClose={onClose} />
    case 'correction':
      return <CorrectionDialog {...common} />
    case 'verdict':
      return <VerdictDialog {...common} dialog={dialog} />
    case 'delete':
      return <DeleteDialog {...common} target={dialog.target} timeZone={timeZone} />
  }
}
