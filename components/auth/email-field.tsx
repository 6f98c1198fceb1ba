import { Input } from '@/components/ui/input'
import { LightField } from './light-field'

interface EmailFieldProps {
  form: Parameters<typeof LightField>[0]['form']
  label: string
}

export function EmailField({ form, label }: EmailFieldProps) {
  return (
    <LightField
      form={form}
      name="email"
      label={label}
      required
      control={(props) => (
        <Input {...props} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      )}
    />
  )
}
