import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { BookVisitButton } from '@/components/desk/book-visit-button'

interface BookForPatientProps
  extends Pick<ComponentProps<typeof BookVisitButton>, 'variant' | 'size' | 'className'> {
  /** Their whole name, in one or in two. */
  patient: { id: string; name: string; surname?: string }
  /** In one word, where the screen says the rest. */
  short?: boolean
}

/** Opens 'Book a visit' with the patient chosen. */
export function BookForPatient({
  patient,
  variant = 'ghost',
  size = 'sm',
  short = false,
  ...look
}: BookForPatientProps) {
  const t = useTranslations('desk')
  const name = [patient.name, patient.surname].filter(Boolean).join(' ')
  return (
    <BookVisitButton
      {...look}
      variant={variant}
      size={size}
      label={t(short ? 'book' : 'title')}
      name={t('bookFor', { name })}
      wanted={{ patient: { id: patient.id, name } }}
    />
  )
}
