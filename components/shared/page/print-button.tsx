'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <Icon name="printer" />
      {label}
    </Button>
  )
}
