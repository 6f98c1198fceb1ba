import { useTranslations } from 'next-intl'
import { fieldsOf, type ImportField, type ImportKind, neededFields } from '#contract/import-fields'
import { Card, CardTitle } from '@/components/ui/card'
import { dniExample } from '@/lib/content/dni-example'

/** Facts shown per kind of file. */
const factsOf: Record<ImportKind, readonly ('dates' | 'doubles' | 'formats')[]> = {
  patients: ['dates', 'doubles', 'formats'],
  doctors: ['formats'],
  hours: ['dates', 'formats'],
  visits: ['dates', 'formats'],
}

/** A line of a file, apart from its words; what it lacks is left to the template. */
const figures: Partial<Record<ImportField, string>> = {
  birthdate: '17/05/1990',
  dni: dniExample,
  patientDni: dniExample,
  doctorEmail: 'luis@example.com',
  email: 'ana@example.com',
  phone: '600 000 001',
  day: '25/11/2026',
  start: '09:00',
  end: '14:00',
  until: '25/12/2026',
  minutes: '30',
}

/** Columns and formats of a file of this kind, with a line as an example. */
export function FileFacts({ id, kind }: { id: string; kind: ImportKind }) {
  const t = useTranslations('imports')
  const needed = neededFields(kind)
  const words = ['name', 'surname', 'city', 'specialty'] as const
  const examples = { ...figures, ...Object.fromEntries(words.map((each) => [each, t(`examples.${each}`)])) }
  const columns = fieldsOf(kind).flatMap((field) => {
    const example = examples[field]
    return example ? { field, example } : []
  })
  return (
    <Card>
      <CardTitle className="max-sm:hidden">{t('rules')}</CardTitle>
      {/* Phones fold it: nobody writes a file there. */}
      <details className="sm:details-content:[content-visibility:visible]">
        <summary className="fold-summary text-base font-semibold supports-[selector(::details-content)]:sm:hidden">
          {t('rules')}
        </summary>
        <div id={id} className="grid grid-cols-1 gap-4 max-sm:pt-2">
          <p className="text-sm text-muted-foreground">* {t('needed')}</p>
          <ul
            aria-label={t('rules')}
            className="grid gap-x-6 gap-y-2 text-sm wrap-anywhere sm:grid-cols-2 xl:grid-cols-1"
          >
            {columns.map(({ field, example }) => (
              <li key={field} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">
                  {t(`fields.${field}`)}
                  {needed.includes(field) && (
                    <>
                      {'\u00a0'}
                      <span className="text-destructive">*</span>
                    </>
                  )}
                </span>
                <span translate="no" className="text-muted-foreground tabular-nums">
                  {example}
                </span>
              </li>
            ))}
          </ul>
          <dl className="grid gap-x-6 gap-y-3 border-t pt-4 text-sm sm:grid-cols-3 xl:grid-cols-1">
            {factsOf[kind].map((fact) => (
              <div key={fact}>
                <dt>{t(`factNames.${fact}`)}</dt>
                <dd className="text-muted-foreground">{t(`facts.${fact}`, { kind })}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </Card>
  )
}
