'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { FastqDialog } from '@/components/history/large-parts'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { type History, type HistoryRights, mayRemove } from '@/lib/domain/history'
import { routes } from '@/lib/routes'
import { FastqDownload } from './fastq-download'
import { UploadProgress } from './upload-progress'
import { useFastqUpload } from './use-fastq-upload'

type FastqActsProps = {
  history: History
  rights: HistoryRights
  timeZone: string
}

/** The way to the genetic study: the FASTQ file is stored first (section 2). */
export function FastqActs({ history, rights, timeZone }: FastqActsProps) {
  const t = useTranslations('history')
  const input = useRef<HTMLInputElement>(null)
  const { sending, sentence, notDeleted, busy, upload, remove, cancel } = useFastqUpload(history)
  const [open, setOpen] = useState(false)
  const { status, id } = history.patient
  const stored = status === 'fastQ stored'
  // Patients take back what they sent themselves, never what the staff stored.
  const theirs = history.fastq !== null && !mayRemove(rights, history.fastq)
  // Patients have no other button beside these.
  const look = { variant: 'secondary', size: rights.staff ? 'default' : 'sm' } as const

  async function pick(file: File | undefined) {
    if (file && (await upload(file))) toast.success(t('fastqStored'))
  }

  return (
    <>
      <div className="flex flex-wrap gap-2 @max-lg:grow @max-lg:*:grow @max-lg:*:px-2 @max-lg:[&_svg]:hidden md:ms-auto">
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
          <FastqDownload {...look} patientId={id} name={history.fastq?.name ?? ''} title={t('fastqTheirs')}>
            <Icon name="check" />
            {t('fastqStored')}
          </FastqDownload>
        ) : (
          <Button
            {...look}
            {...(isWanted(history, rights) && { variant: 'primary' })}
            disabled={sending !== null}
            {...(stored && { title: t('replaceHint') })}
            onClick={() => (stored ? setOpen(true) : input.current?.click())}
          >
            {stored && <Icon name="check" />}
            {t(stored ? 'fastqStored' : 'upload')}
          </Button>
        )}
        {stored ? (
          <Link prefetch={false} href={routes.geneticStudyOf(id)} className={buttonVariants(look)}>
            {t('geneticStudy')}
          </Link>
        ) : (
          <Button {...look} disabled title={t('geneticStudyLocked')} aria-describedby="study-locked">
            {t('geneticStudy')}
          </Button>
        )}
      </div>
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
  )
}

/** Whether the reader is asked for the file. */
export const isWanted = ({ patient }: History, { staff }: HistoryRights): boolean =>
  !staff && patient.status === 'fastQ requested'
