'use client'

import { largePart } from '@/components/ui/large-part'

export const RecordDeathDialog = largePart(() =>
  import('./record-death-dialog').then((module) => module.RecordDeathDialog),
)
