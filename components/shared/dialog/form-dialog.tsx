'use client'

import { later } from '@/components/ui/later'
import { useOnceTrue } from '@/lib/browser/use-once-true'
import type { FormDialogProps } from './form-dialog-view'

const View = later(() => import('./form-dialog-view').then((module) => module.FormDialogView))

/** A form in a dialog. It stays open while saving; the caller closes it when the server has answered. Loads when first opened. */
export function FormDialog(props: FormDialogProps) {
  return useOnceTrue(props.open) ? <View {...props} /> : null
}
