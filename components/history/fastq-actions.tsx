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

/** Further acts for the patient: the main one, and those that are needed less. */
export type PatientActions = { main: ReactNode; more: ReactNode }

type FastqActionsProps = {
  history: History
  rights: HistoryRights
  timeZone: string
  actions: PatientActions | null
}

const line = 'flex flex-wrap items-center gap-2 @3xl:justify-end'

/** The acts for the patient, and below them the way to the genetic study: the FASTQ file is stored first (section 2). */
export function FastqActions({ history, rights, timeZone, actions }: FastqActionsProps) {
  const t = useTranslations('history')
  const input = useRef<HTMLInputElement>(null)
  const { sending, sentence, notDeleted, busy, upload, ask, remove, cancel } = useFastqUpload(history)
  const [open, setOpen] = useState(false)
  const { status, id } = history.patient
  const stored = status === 'fastQ stored'
  // Patients take back what they sent themselves, never what the staff stored.
  const theirs = history.fastq !== null && !mayRemove(rights, history.fastq)

  const look = {
    variant: 'secondary',
    size: actions ? 'sm' : 'default',
    // Words alone let the three of staff share a row of a phone.
    className: cn('@max-lg:grow', actions && '@max-lg:px-3 @max-lg:[&_svg]:hidden'),
  } as const

  async function pick(file: File | undefined) {
    if (file && (await upload(file))) toast.success(t('fastqStored'))
  }

  return (
    <div className="flex flex-col justify-center gap-2 py-3 @3xl:sticky @3xl:top-14 @3xl:z-20 @3xl:items-end @3xl:border-b @3xl:bg-background @3xl:ps-6 print:hidden">
      {actions && (
        <div className={line}>
          <div className="contents @max-lg:*:w-full">{actions.main}</div>
          {/* On phones the words of buttons without a border begin where those with one do. */}
          <div className="flex flex-wrap items-center gap-x-2 @max-lg:-ms-3">{actions.more}</div>
        </div>
      )}
      <div className={line}>
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
      {sending && <UploadProgress name={sending.name} part={sending.part} onCancel={cancel} />}
      <SentenceAlert of={sentence} />
      {!stored && !sending && (
        <p id="study-locked" className={cn('text-muted-foreground', actions ? 'text-xs' : 'text-sm')}>
          {t(!rights.staff && status === 'fastQ requested' ? 'fastqWanted' : 'geneticStudyLocked')}
        </p>
      )}
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
