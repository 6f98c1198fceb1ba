'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface PrintButtonProps {
  label: string
  /** Stands beside what matters more. */
  quiet?: boolean
}

export function PrintButton({ label, quiet }: PrintButtonProps) {
  return (
    <Button variant={quiet ? 'ghost' : 'secondary'} onClick={() => window.print()}>
      <Icon name="printer" />
      {label}
    </Button>
  )
}
