'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { FastqDialog } from '@/components/history/large-parts'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { type History, type HistoryRights, mayRemove } from '@/lib/domain/history'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { FastqDownload } from './fastq-download'
import { UploadProgress } from './upload-progress'
import { useFastqUpload } from './use-fastq-upload'

/** Further acts for the patient, as buttons, and links beside the name. */
export type PatientActions = { buttons: ReactNode; links: ReactNode }

type FastqActionsProps = {
  history: History
  rights: HistoryRights
  timeZone: string
  actions: PatientActions | null
}

/** The acts for the patient, and beside them the way to the genetic study: the FASTQ file is stored first (section 2). */
export function FastqActions({ history, rights, timeZone, actions }: FastqActionsProps) {
  const t = useTranslations('history')
  const input = useRef<HTMLInputElement>(null)
  const { sending, sentence, notDeleted, busy, upload, ask, remove, cancel } = useFastqUpload(history)
  const [open, setOpen] = useState(false)
  const { status, id } = history.patient
  const stored = status === 'fastQ stored'
  // Patients take back what they sent themselves, never what the staff stored.
  const theirs = history.fastq !== null && !mayRemove(rights, history.fastq)
  const isWanted = !rights.staff && status === 'fastQ requested'

  const look = {
    variant: 'secondary',
    // Words alone let the three of staff share a row of a phone.
    className: cn('@max-lg:grow', actions ? '@max-lg:px-3 @max-lg:[&_svg]:hidden' : '@5xl:w-full'),
  } as const

  async function pick(file: File | undefined) {
    if (file && (await upload(file))) toast.success(t('fastqStored'))
  }

  return (
    <div className={cn('flex flex-wrap items-center gap-2 print:hidden', actions ? 'pt-4' : 'mb-6')}>
      {actions && (
        <div className="flex flex-wrap gap-2 @max-lg:w-full @max-lg:*:grow @max-lg:*:px-3 @max-lg:[&_svg]:hidden">
          {actions.buttons}
        </div>
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-2 @max-5xl:w-full">
        {status === 'fastQ requested' && <Badge variant="secondary">{t('fastqRequested')}</Badge>}
        {rights.requestFastq && status === null && (
          <SubmitButton
            type="button"
            {...look}
            pending={busy}
            onClick={async () => {
              if (await ask()) toast.success(t('fastqRequestSent'))
            }}
          >
            {t('requestFastq')}
          </SubmitButton>
        )}
        <input
          ref={input}
          type="file"
          className="hidden"
          onChange={(event) => {
            pick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {theirs ? (
          <FastqDownload patientId={id} name={history.fastq?.name ?? ''} title={t('fastqTheirs')}>
            <Icon name="check" />
            {t('fastqStored')}
          </FastqDownload>
        ) : (
          <Button
            {...look}
            disabled={sending !== null}
            title={t(stored ? 'replaceHint' : 'uploadHint')}
            onClick={() => (stored ? setOpen(true) : input.current?.click())}
          >
            {stored ? <Icon name="check" /> : <Icon name="upload" />}
            {t(stored ? 'fastqStored' : 'upload')}
          </Button>
        )}
        {stored ? (
          <Link
            prefetch={false}
            href={routes.geneticStudyOf(id)}
            className={buttonVariants(actions ? look : { ...look, variant: 'primary' })}
          >
            <Icon name="dna" />
            {t('geneticStudy')}
          </Link>
        ) : (
          <Button {...look} disabled aria-describedby="study-locked">
            <Icon name="dna" />
            {t('geneticStudy')}
          </Button>
        )}
      </div>
      {!stored && !sending && (
        <p id="study-locked" className="basis-full text-xs text-muted-foreground">
          {t(isWanted ? 'fastqWanted' : 'geneticStudyLocked')}
        </p>
      )}
      {sending && <UploadProgress name={sending.name} part={sending.part} onCancel={cancel} />}
      <SentenceAlert of={sentence} />
      {open && (
        <FastqDialog
          file={history.fastq}
          patientId={id}
          timeZone={timeZone}
          pending={busy}
          error={notDeleted}
          onReplace={() => {
            setOpen(false)
            input.current?.click()
          }}
          onDelete={async () => {
            if (!(await remove())) return
            setOpen(false)
            toast.success(t('deleted'), history.fastq ? { description: history.fastq.name } : undefined)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
