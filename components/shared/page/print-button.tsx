'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface PrintButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  label: string
}

export function PrintButton({ label, variant = 'secondary' }: PrintButtonProps) {
  return (
    <Button variant={variant} onClick={() => window.print()}>
      <Icon name="printer" />
      {label}
    </Button>
  )
}
