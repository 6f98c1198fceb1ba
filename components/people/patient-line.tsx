import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { IdentityDocument } from '#contract/document-kinds'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { formatPlainDay } from '@/lib/format/dates'
import { useAgeText } from './use-age-text'
import { useNamedDocument } from './use-document-text'

interface PatientLineProps {
  patient: { birthdate?: string | undefined; document?: IdentityDocument | null; phone?: string | null }
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** The age and the telephone alone, where the person is known and the line has other facts. */
  brief?: boolean
  /** Links in the same line. */
  children?: ReactNode
}

/** Facts that tell two patients of one name apart, in the line below the name. */
export function PatientLine({ patient, today, brief = false, children }: PatientLineProps) {
  const { birthdate, document, phone } = patient
  const t = useTranslations('history')
  const namedDocument = useNamedDocument()
  const locale = useLocale()
  const age = useAgeText()(birthdate, today)
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted-foreground tabular-nums">
      {age && <span className="font-medium text-foreground">{age}</span>}
      {!brief && birthdate && (
        <span>
          <KeptWords>{t('born', { date: keptWord(formatPlainDay(birthdate, locale)) })}</KeptWords>
        </span>
      )}
      {!brief && document && <AsIs>{namedDocument(document)}</AsIs>}
      {phone && <PhoneLink phone={phone} />}
      {children}
    </span>
  )
}
