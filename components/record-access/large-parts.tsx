'use client'

import { largePart } from '@/components/ui/large-part'

export const BreakGlassDialog = largePart(() =>
  import('./break-glass-dialog').then((module) => module.BreakGlassDialog),
)
export const OpenToDialog = largePart(() => import('./open-to-dialog').then((module) => module.OpenToDialog))
