import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { dayFromTyped, withSlashes } from '@/lib/domain/typed-day'

/** A day in a form that the browser keeps, written dd/mm/yyyy. */
export function LightDay(props: ComponentProps<'input'>) {
  const t = useTranslations('common')
  return (
    <Input
      autoComplete="off"
      {...props}
      inputMode="numeric"
      placeholder={t('dayForm')}
      onInput={({ currentTarget, nativeEvent }) => {
        const isDeleted = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
        if (!isDeleted) currentTarget.value = withSlashes(currentTarget.value)
      }}
    />
  )
}

/** The day of birth as the wire has it; what is no day stays as it was typed, for the form to refuse. */
export function withBirthdate<Values extends Record<string, string>>(values: Values) {
  const { birthdate = '' } = values
  return { ...values, birthdate: dayFromTyped(birthdate) ?? birthdate }
}
