'use client'

import { largePart } from '@/components/ui/large-part'

export const CloseAccountDialog = largePart(() =>
  import('./close-account-dialog').then((module) => module.CloseAccountDialog),
)
export const EraseDialog = largePart(() => import('./erase-dialog').then((module) => module.EraseDialog))
