'use client'

import dynamic from 'next/dynamic'
import { useOnceTrue } from '@/lib/browser/use-once-true'
import type { FormDialogProps } from './form-dialog-view'

const View = dynamic(() => import('./form-dialog-view').then((module) => module.FormDialogView), {
  ssr: false,
})

/** A form in a dialog. It stays open while saving; the caller closes it when the server has answered. Loads when first opened. */
export function FormDialog(props: FormDialogProps) {
  return useOnceTrue(props.open) ? <View {...props} /> : null
}
