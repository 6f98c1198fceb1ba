'use client'

import { largePart } from '@/components/ui/large-part'
import { loadWithRetry } from '@/lib/browser/load-with-retry'

export const CommonPassword = largePart(
  () => loadWithRetry(() => import('./form/common-password')).then((module) => module.CommonPassword),
  { missing: () => null },
)
export const ConfirmDialogView = largePart(
  () => import('./dialog/confirm-dialog-view').then((module) => module.ConfirmDialogView),
  { soon: true },
)
export const ConfirmPasswordDialog = largePart(() =>
  import('./proof/confirm-password-dialog').then((module) => module.ConfirmPasswordDialog),
)
export const DatePickerPanel = largePart(() =>
  import('./form/date-picker-panel').then((module) => module.DatePickerPanel),
)
export const FormDialogView = largePart(
  () => import('./dialog/form-dialog-view').then((module) => module.FormDialogView),
  { soon: true },
)
export const RefusedNotice = largePart(() =>
  import('./state/refused-notice').then((module) => module.RefusedNotice),
)
