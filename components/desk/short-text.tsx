'use client'

import { maxReason } from '#contract/choices'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

interface ShortTextProps {
  id: string
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** A line of as many characters as the clinic API keeps. */
export function ShortText({ id, label, hint, value, onChange }: ShortTextProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        value={value}
        maxLength={maxReason}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  )
}
