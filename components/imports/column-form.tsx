'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState, useTransition } from 'react'
import { fieldsOf, neededFields } from '#contract/import-fields'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import type { ImportFile } from '@/lib/domain/import-file'
import { sentBy } from '@/lib/domain/sentence'
import { useWrite } from '@/lib/swr/use-call'

type ColumnFormProps = {
  file: Pick<ImportFile, 'id' | 'kind' | 'columns' | 'headers' | 'sample'>
  opened: boolean
}

/** Which column tells what; a change has every line looked through again. */
export function ColumnForm({ file, opened }: ColumnFormProps) {
  const t = useTranslations('imports')
  const router = useRouter()
  const formId = useId()
  const { trigger } = useWrite('imports.update', { params: { id: file.id } })
  const [columns, setColumns] = useState(file.columns)
  const { run, pending: sending, sentence } = useAct(sentBy)
  const [reading, startReading] = useTransition()

  async function apply(event: FormEvent) {
    event.preventDefault()
    if (await run(() => trigger({ columns }))) startReading(() => router.refresh())
  }

  return (
    <Card>
      <details open={opened}>
        <summary className="fold-summary font-semibold">{t('columns')}</summary>
        <form onSubmit={apply} className="grid gap-4 pt-3">
          <p className="max-w-reading text-muted-foreground">{t('columnsText')}</p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {fieldsOf(file.kind).map((field) => (
              <div key={field} className="grid min-w-0 content-start gap-1.5">
                <Label
                  htmlFor={`${formId}-${field}`}
                  required={neededFields(file.kind).includes(field)}
                  className="justify-self-start"
                >
                  {t(`fields.${field}`)}
                </Label>
                <NativeSelect
                  id={`${formId}-${field}`}
                  value={columns[field] ?? ''}
                  onChange={({ target: { value } }) =>
                    setColumns({ ...columns, [field]: value === '' ? null : Number(value) })
                  }
                >
                  <option value="">{t('noColumn')}</option>
                  <Columns file={file} />
                </NativeSelect>
              </div>
            ))}
          </div>
          <SentenceAlert of={sentence} />
          <Button
            type="submit"
            variant="secondary"
            disabled={sending || reading}
            className="justify-self-start"
          >
            {t('applyColumns')}
          </Button>
        </form>
      </details>
    </Card>
  )
}

/** The columns of the file, each with what its first lines hold. */
function Columns({ file: { headers, sample } }: Pick<ColumnFormProps, 'file'>) {
  const t = useTranslations('imports')
  return headers.map((header, place) => {
    const name = header || t('unnamed', { number: place + 1 })
    const first = sample.map((values) => values[place]).find(Boolean)
    return (
      // Two columns may have one name: what tells them apart is where they stand.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <option key={place} value={place}>
        {first ? t('columnNamed', { name, sample: first.slice(0, 40) }) : name}
      </option>
    )
  })
}
