'use client'

import { largePart } from '@/components/ui/large-part'

export const DeleteDoctorDialog = largePart(() =>
  import('./delete-doctor-dialog').then((module) => module.DeleteDoctorDialog),
)
