import { Input } from '@/components/ui/input'
import { LightField } from './light-field'

interface EmailFieldProps {
  form: Parameters<typeof LightField>[0]['form']
  label: string
  className?: string
}

export function EmailField({ form, label, className }: EmailFieldProps) {
  return (
    <LightField
      form={form}
      name="email"
      label={label}
      required
      {...(className && { className })}
      control={(props) => (
        <Input {...props} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      )}
    />
  )
}
