'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { shownFileName } from '#contract/file-names'
import { fieldsOf, type ImportKind } from '#contract/import-fields'
import { FileFacts } from '@/components/imports/file-facts'
import { KindChoice, kindOf } from '@/components/imports/kind-choice'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { FileDrop } from '@/components/shared/form/file-drop'
import { Button, buttonVariants } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Label } from '@/components/ui/label'
import { Progress } from '@/components/ui/progress'
import { uploadFile } from '@/lib/browser/upload'
import { templateOf } from '@/lib/domain/import-file'
import { sentBy } from '@/lib/domain/sentence'
import { routes } from '@/lib/routes'

interface UploadFileProps {
  /** Content below the form, beside what the file needs. */
  children?: ReactNode
}

/** Sends a file of what is chosen, which is then looked through; leads to what was found. */
export function UploadFile({ children }: UploadFileProps) {
  const t = useTranslations('imports')
  const router = useRouter()
  const id = useId()
  const kinds = useRef<HTMLFieldSetElement>(null)
  const [kind, setKind] = useState<ImportKind>('patients')
  const [file, setFile] = useState<File | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const { run, refuse, sentence } = useAct((refusal) => {
    setPart(null)
    return sentBy(refusal)
  })

  // Somebody quick has chosen before the page was alive.
  useEffect(() => setKind(kindOf(kinds.current)), [])

  async function send(chosen: File) {
    setPart(0)
    const { id: made } = await uploadFile('imports.upload', { query: { kind } }, chosen, {
      onProgress: setPart,
    })
    router.push(routes.importFile(made))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (file) void run(() => send(file))
    else refuse({ key: 'validation.aFileMustBeChosen' })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-1 gap-6">
        <Card>
          <form onSubmit={submit} className="grid gap-4">
            <KindChoice ref={kinds} chosen={kind} disabled={part !== null} onChoose={setKind} />
            <div className="grid gap-1.5">
              <Label htmlFor={id} required className="justify-self-start">
                {t('file', { kind })}
              </Label>
              <FileDrop
                id={id}
                accept=".csv,.txt,.tsv,.xlsx,.json,.ndjson,application/json,application/fhir+json,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                aria-required
                aria-describedby={`${id}-help`}
                disabled={part !== null}
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            </div>
            <SentenceAlert of={sentence} />
            {part === null ? (
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <Button type="submit" className="max-sm:w-full">
                  {t('check')}
                </Button>
                <TemplateLink kind={kind} />
              </div>
            ) : (
              <div className="grid gap-1.5">
                <Progress
                  value={part * 100}
                  label={t('sending', { name: shownFileName(file?.name ?? '') })}
                />
                <p role="status" className="text-sm text-muted-foreground">
                  {part < 1 ? t('sending', { name: shownFileName(file?.name ?? '') }) : t('reading')}
                </p>
              </div>
            )}
          </form>
        </Card>
        {children}
      </div>
      <FileFacts id={`${id}-help`} kind={kind} />
    </div>
  )
}

function TemplateLink({ kind }: { kind: ImportKind }) {
  const t = useTranslations('imports')
  // Spreadsheets separate cells by the sign that is usual in their country.
  const separator = useLocale() === 'es' ? ';' : ','
  const columns = fieldsOf(kind).map((field) => t(`fields.${field}`))
  return (
    <a
      href={templateOf(columns, separator)}
      download={t('templateName', { kind })}
      className={buttonVariants({ variant: 'link' })}
    >
      <Icon name="download" />
      {t('template')}
    </a>
  )
}
