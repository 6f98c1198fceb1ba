'use client'

import { later } from '@/components/ui/later'
import { useOnceTrue } from '@/lib/browser/use-once-true'
import type { ConfirmDialogProps } from './confirm-dialog-view'

const View = later(() => import('./confirm-dialog-view').then((module) => module.ConfirmDialogView))

/** Asks before something that cannot be taken back. Loads when first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnceTrue(props.open) ? <View {...props} /> : null
}
