'use client'

import { ConfirmDialogView } from '@/components/shared/large-parts'
import { useOnceTrue } from '@/lib/browser/use-once-true'
import type { ConfirmDialogProps } from './confirm-dialog-view'

/** Asks before something that cannot be taken back. Loads when first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnceTrue(props.open) ? <ConfirmDialogView {...props} /> : null
}
