'use client'

import { largePart } from '@/components/ui/large-part'
import { loadWithRetry } from '@/lib/browser/load-with-retry'

export const CommonPassword = largePart(
  () => loadWithRetry(() => import('./form/common-password')).then((module) => module.CommonPassword),
  { missing: () => null },
)
/** Small, but so is the number of people whose document names a country. */
export const CountryOptions = largePart(
  () => loadWithRetry(() => import('./form/country-options')).then((module) => module.CountryOptions),
  { missing: () => null },
)
export const ConfirmDialogView = largePart(() =>
  import('./dialog/confirm-dialog-view').then((module) => module.ConfirmDialogView),
)
export const ConfirmPasswordDialog = largePart(() =>
  import('./proof/confirm-password-dialog').then((module) => module.ConfirmPasswordDialog),
)
export const DatePickerPanel = largePart(() =>
  import('./form/date-picker-panel').then((module) => module.DatePickerPanel),
)
export const FormDialogView = largePart(() =>
  import('./dialog/form-dialog-view').then((module) => module.FormDialogView),
)
export const RefusedNotice = largePart(() =>
  import('./state/refused-notice').then((module) => module.RefusedNotice),
)
export const SheetPart = largePart(() => import('./sheet/sheet-part').then((module) => module.SheetPart))
export const WishDialog = largePart(() =>
  import('./waitlist/wish-dialog').then((module) => module.WishDialog),
)
