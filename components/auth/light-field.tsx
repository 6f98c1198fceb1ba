'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Label } from '@/components/ui/label'
import { useSentence } from '@/components/ui/use-sentence'
import { cn } from '@/lib/utils'

interface ControlProps {
  id: string
  name: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

interface LightFieldProps {
  form: { id: string; errors: Readonly<Record<string, string>> }
  name: string
  label: string
  help?: string
  required?: boolean
  /** Stands at the end of the label's line. */
  aside?: ReactNode
  /** How much room it takes in its group. */
  className?: string
  control: (props: ControlProps) => ReactNode
}

/** Label, control, help and error of a field of a light form. */
export function LightField({
  form,
  name,
  label,
  help,
  required,
  aside,
  className,
  control,
}: LightFieldProps) {
  const say = useSentence()
  const id = `${form.id}-${name}`
  const error = form.errors[name]
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={cn('grid min-w-0 gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Label htmlFor={id} required={required}>
          {label}
        </Label>
        {aside}
      </div>
      {control({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="text-sm text-muted-foreground">
          {help}
        </p>
      )}
      <div id={`${id}-error`} aria-live="polite" className="empty:hidden">
        {error && (
          <p className="flex items-start gap-1.5 text-sm text-destructive-strong">
            <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
            <span>{say(error)}</span>
          </p>
        )}
      </div>
    </div>
  )
}
