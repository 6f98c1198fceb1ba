import { useTranslations } from 'next-intl'
import { fieldsOf, type ImportField, type ImportKind, neededFields } from '#contract/import-fields'
import { Card, CardTitle } from '@/components/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'

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
  dni: '12345678Z',
  patientDni: '12345678Z',
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle>{t('rules')}</CardTitle>
        <p className="text-sm text-muted-foreground">* {t('needed')}</p>
      </div>
      <div id={id} className="grid grid-cols-1 gap-4">
        <section
          className="table-window mt-0 max-sm:fades-end max-sm:pe-24"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          aria-label={t('rules')}
        >
          <Table>
            <TableHeader>
              <TableRow>
                {columns.map(({ field }) => (
                  <TableHead key={field}>
                    {t(`fields.${field}`)}
                    {needed.includes(field) && ' *'}
                  </TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              <TableRow translate="no">
                {columns.map(({ field, example }) => (
                  <TableCell key={field} className="whitespace-nowrap text-muted-foreground tabular-nums">
                    {example}
                  </TableCell>
                ))}
              </TableRow>
            </TableBody>
          </Table>
        </section>
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
          {factsOf[kind].map((fact) => (
            <div key={fact}>
              <dt className="text-muted-foreground">{t(`factNames.${fact}`)}</dt>
              <dd>{t(`facts.${fact}`, { kind })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
