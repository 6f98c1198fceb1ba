'use client'

import { FormDialogView } from '@/components/shared/large-parts'
import { useOnceTrue } from '@/lib/browser/use-once-true'
import type { FormDialogProps } from './form-dialog-view'

/** A form in a dialog. It stays open while saving; the caller closes it when the server has answered. Loads when first opened. */
export function FormDialog(props: FormDialogProps) {
  return useOnceTrue(props.open) ? <FormDialogView {...props} /> : null
}
