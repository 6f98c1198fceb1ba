import { useLocale, useTranslations } from 'next-intl'
import { useDocumentText } from '@/components/people/use-document-text'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { Facts } from '@/components/shared/text/facts'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { Doctor } from '@/lib/domain/doctor'
import type { TeamMember } from '@/lib/domain/member'
import { formatDateTime } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface DoctorCardProps {
  doctor: Pick<Doctor, 'name' | 'surname' | 'specialty' | 'document'>
  /** For administrators of the clinic. */
  member?: Pick<TeamMember, 'lastSignIn'> | undefined
  clinic?: { timeZone: string }
  /** A heading, for a card that has none above it. */
  title?: string
  /** Whether the card leaves name and specialty to what stands around it. */
  short?: boolean
  /** Below the facts. */
  note?: string
}

/** A doctor's details. The document is there for those to whom the clinic API gives it. */
export function DoctorCard({ doctor, member, clinic, title, short = false, note }: DoctorCardProps) {
  const t = useTranslations('staff')
  const tTeam = useTranslations('team')
  const locale = useLocale()
  const tDocuments = useTranslations('documents')
  const documentText = useDocumentText()
  const specialtyOf = useTranslations('specialties')
  const { name, surname, specialty, document } = doctor
  const facts = [
    ...(short
      ? []
      : [
          { label: t('name'), value: name, asIs: true },
          { label: t('surname'), value: surname, asIs: true },
        ]),
    ...(specialty && !short ? [{ label: t('specialty'), value: specialtyOf(specialty) }] : []),
    ...(document
      ? [
          {
            label: tDocuments(document.kind === 'dni' ? 'kinds.dni' : 'document'),
            value: documentText(document),
            asIs: true,
          },
        ]
      : []),
    ...(member && clinic
      ? [
          {
            label: tTeam('columns.lastLogin'),
            value: member.lastSignIn
              ? formatDateTime(member.lastSignIn, clinic.timeZone, locale)
              : tTeam('neverIn'),
            asIs: Boolean(member.lastSignIn),
          },
        ]
      : []),
  ]
  const card = (
    <Card>
      {title && (
        <CardHeader>
          <CardTitle>{title}</CardTitle>
        </CardHeader>
      )}
      <Facts facts={facts} lines={!note} className={cn(note && 'grid-cols-2 lg:grid-cols-4')} />
      {note && <CardDescription>{note}</CardDescription>}
    </Card>
  )
  // Its title stands as high as those of the groups beside it.
  return title ? <SettingGroup>{card}</SettingGroup> : card
}
