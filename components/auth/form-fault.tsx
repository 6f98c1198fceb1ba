'use client'

import { useFaultText } from '@/components/shared/form/use-fault-text'
import { Alert } from '@/components/ui/alert'
import type { FormFault as Fault } from '@/lib/domain/sign-in-errors'

/** Why the form was refused, in the reader's language. */
export function FormFault({ fault }: { fault: Fault | null }) {
  const textOf = useFaultText()
  if (!fault) return null
  return <Alert variant="error">{textOf(fault)}</Alert>
}
