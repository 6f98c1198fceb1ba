'use client'

import { largePart } from '@/components/ui/large-part'

export const ConfirmSlot = largePart(() => import('./confirm-slot').then((module) => module.ConfirmSlot), {
  soon: true,
})
