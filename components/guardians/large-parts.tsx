'use client'

import { largePart } from '@/components/ui/large-part'

export const AddChildDialog = largePart(() =>
  import('./add-child-dialog').then((module) => module.AddChildDialog),
)
export const AskClinicDialog = largePart(() =>
  import('./ask-clinic-dialog').then((module) => module.AskClinicDialog),
)
export const AddGuardianDialog = largePart(() =>
  import('./add-guardian-dialog').then((module) => module.AddGuardianDialog),
)
