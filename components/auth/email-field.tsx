import { Input } from '@/components/ui/input'
import { LightField } from './light-field'

interface EmailFieldProps {
  form: Parameters<typeof LightField>[0]['form']
  label: string
  className?: string
  /** The one field of its form needs no mark that it is required. */
  isOnly?: boolean
}

export function EmailField({ form, label, className, isOnly = false }: EmailFieldProps) {
  return (
    <LightField
      form={form}
      name="email"
      label={label}
      required={!isOnly}
      {...(className && { className })}
      control={(props) => (
        <Input {...props} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      )}
    />
  )
}
