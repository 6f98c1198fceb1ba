'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { FastqDialog } from '@/components/history/large-parts'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { type History, type HistoryRights, mayRemove } from '@/lib/domain/history'
import { routes } from '@/lib/routes'
import { FastqDownload } from './fastq-download'
import { Section } from './section'
import { UploadProgress } from './upload-progress'
import { useFastqUpload } from './use-fastq-upload'

type FastqSectionProps = {
  history: History
  rights: HistoryRights
  timeZone: string
  /** Whether the reader is asked for the file. */
  isWanted: boolean
}

/** The way to the genetic study: the FASTQ file is stored first (section 2). */
export function FastqSection({ history, rights, timeZone, isWanted }: FastqSectionProps) {
  const t = useTranslations('history')
  const input = useRef<HTMLInputElement>(null)
  const { sending, sentence, notDeleted, busy, upload, ask, remove, cancel } = useFastqUpload(history)
  const [open, setOpen] = useState(false)
  const { status, id } = history.patient
  const stored = status === 'fastQ stored'
  // Patients take back what they sent themselves, never what the staff stored.
  const theirs = history.fastq !== null && !mayRemove(rights, history.fastq)
  const look = { variant: 'secondary' } as const

  async function pick(file: File | undefined) {
    if (file && (await upload(file))) toast.success(t('fastqStored'))
  }

  const buttons = (
    <>
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
          variant={isWanted ? 'primary' : 'secondary'}
          disabled={sending !== null}
          {...(stored && { title: t('replaceHint') })}
          onClick={() => (stored ? setOpen(true) : input.current?.click())}
        >
          {stored ? <Icon name="check" /> : <Icon name="upload" />}
          {t(stored ? 'fastqStored' : 'upload')}
        </Button>
      )}
      {stored ? (
        <Link prefetch={false} href={routes.geneticStudyOf(id)} className={buttonVariants(look)}>
          <Icon name="dna" />
          {t('geneticStudy')}
        </Link>
      ) : (
        <Button {...look} disabled aria-describedby="study-locked">
          <Icon name="dna" />
          {t('geneticStudy')}
        </Button>
      )}
    </>
  )

  return (
    <Section
      name="fastq"
      add={null}
      more={buttons}
      empty={!stored}
      emptyText={
        <span id="study-locked" className="print:hidden">
          {!sending && t(isWanted ? 'fastqWanted' : 'geneticStudyLocked')}
        </span>
      }
      below={
        <>
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
        </>
      }
    />
  )
}
