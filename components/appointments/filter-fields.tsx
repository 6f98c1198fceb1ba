'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'

interface FieldProps {
  id: string
  name: string
  label: string
  value: string
}

// The URL is the state, and it follows a moment later: a controlled field would undo what is being typed.
function useUrlValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null)
  useEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  }, [value])
  return field
}

export function FilterSelect({ id, name, label, value, children }: FieldProps & { children: ReactNode }) {
  const field = useUrlValue<HTMLSelectElement>(value)
  return (
    <div className="grid min-w-0 gap-1.5 max-sm:col-span-2">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} name={name} ref={field} defaultValue={value}>
        {children}
      </NativeSelect>
    </div>
  )
}

export function FilterDate({ id, name, label, value }: FieldProps) {
  const field = useUrlValue<HTMLInputElement>(value)
  return (
    <div className="grid min-w-0 gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="date" name={name} ref={field} defaultValue={value} />
    </div>
  )
}
