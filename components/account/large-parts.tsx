'use client'

import { largePart } from '@/components/ui/large-part'

export const ChangeEmailDialog = largePart(() =>
  import('./change-email-dialog').then((module) => module.ChangeEmailDialog),
)
export const ChangePasswordDialog = largePart(() =>
  import('./change-password-dialog').then((module) => module.ChangePasswordDialog),
)
export const DevicesDialog = largePart(() =>
  import('./devices-dialog').then((module) => module.DevicesDialog),
)
export const DisableTwoFactorDialog = largePart(() =>
  import('./disable-two-factor-dialog').then((module) => module.DisableTwoFactorDialog),
)
export const EnableTwoFactor = largePart(() =>
  import('./enable-two-factor').then((module) => module.EnableTwoFactor),
)
export const FeedsDialog = largePart(() => import('./feeds-dialog').then((module) => module.FeedsDialog))
export const KeysDialog = largePart(() => import('./keys-dialog').then((module) => module.KeysDialog))
export const NotificationChoicesDialog = largePart(() =>
  import('./notification-choices').then((module) => module.NotificationChoicesDialog),
)
export const PasskeysDialog = largePart(() =>
  import('./passkeys-dialog').then((module) => module.PasskeysDialog),
)
export const TwoFactorDialog = largePart(() =>
  import('./two-factor-dialog').then((module) => module.TwoFactorDialog),
)
export const VerifyPhoneDialog = largePart(() =>
  import('./verify-phone-dialog').then((module) => module.VerifyPhoneDialog),
)
