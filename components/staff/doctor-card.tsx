import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useDocumentText } from '@/components/people/use-document-text'
import { Facts } from '@/components/shared/text/facts'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import type { Doctor } from '@/lib/domain/doctor'

interface DoctorCardProps {
  doctor: Pick<Doctor, 'name' | 'surname' | 'specialty' | 'document'>
  email: string
  /** A heading, for a card that has none above it. */
  title?: string
  /** Below the facts: what is done with them. */
  children?: ReactNode
}

/** A doctor's details. The document is there for those to whom the clinic API gives it. */
export function DoctorCard({ doctor, email, title, children }: DoctorCardProps) {
  const t = useTranslations('staff')
  const tDocuments = useTranslations('documents')
  const documentText = useDocumentText()
  const specialtyOf = useTranslations('specialties')
  const facts = [
    {
      label: t('name'),
      value: doctor.specialty ? t('doctorName', { name: doctor.name }) : doctor.name,
      asIs: true,
    },
    { label: t('surname'), value: doctor.surname, asIs: true },
    { label: t('email'), value: email, asIs: true, wide: 'phone' as const },
    ...(doctor.specialty ? [{ label: t('specialty'), value: specialtyOf(doctor.specialty) }] : []),
    ...(doctor.document
      ? [
          {
            label: tDocuments(doctor.document.kind === 'dni' ? 'kinds.dni' : 'document'),
            value: documentText(doctor.document),
            asIs: true,
          },
        ]
      : []),
  ]
  return (
    <Card>
      {title && (
        <CardHeader>
          <CardTitle>{title}</CardTitle>
        </CardHeader>
      )}
      <Facts facts={facts} className="grid-cols-2" />
      {children}
    </Card>
  )
}
