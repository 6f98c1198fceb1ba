import { useTranslations } from 'next-intl'
import type { FhirLeftOut } from '#contract/imports'

const reasons = ['inactive', 'replaced', 'deceased', 'others'] as const

/** Resources of a FHIR file that register nobody; empty without any. */
export function FhirLeftOutList({ leftOut }: { leftOut: FhirLeftOut }) {
  const t = useTranslations('imports.fhir')
  const told = reasons.filter((each) => leftOut[each] > 0)
  if (told.length === 0) return null
  return (
    <div className="text-muted-foreground">
      <p>{t('leftOut')}</p>
      <ul className="list-disc pl-5">
        {told.map((each) => (
          <li key={each}>{t(each, { count: leftOut[each] })}</li>
        ))}
      </ul>
    </div>
  )
}
