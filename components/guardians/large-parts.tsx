'use client'

import { largePart } from '@/components/ui/large-part'

export const AddGuardianDialog = largePart(() =>
  import('./add-guardian-dialog').then((module) => module.AddGuardianDialog),
)
