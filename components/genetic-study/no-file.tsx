'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { write } from '@/lib/browser/request'
import type { HistoryRights } from '@/lib/domain/history'
import { routes } from '@/lib/routes'

interface NoFileProps {
  patientId: string
  /** Whether the patient was asked for the file before. */
  requested: boolean
  rights: Pick<HistoryRights, 'requestFastq' | 'uploadFastq'>
}

/** The pressed button goes, and a keyboard would begin at the page's top. */
const takeFocus = (line: HTMLElement | null) => line?.focus()

/** Says that the study has no FASTQ file, with the ways to one. */
export function NoFile({ patientId, requested, rights }: NoFileProps) {
  const t = useTranslations('geneticStudy')
  const [asked, setAsked] = useState(requested)
  const { run, pending, sentence } = useAct()
  const request = async () => {
    await write('patients.requestFastq', { params: { id: patientId } })
    setAsked(true)
  }
  return (
    <>
      <Alert variant="warning" className="sm:items-center">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="grow basis-60">{t('noFile')}</p>
          {rights.requestFastq &&
            (asked ? (
              <p
                ref={requested ? undefined : takeFocus}
                tabIndex={-1}
                className="text-muted-foreground outline-none"
              >
                {t('requested')}
              </p>
            ) : (
              <SubmitButton type="button" variant="secondary" pending={pending} onClick={() => run(request)}>
                {t('request')}
              </SubmitButton>
            ))}
          {rights.uploadFastq && (
            <Link
              prefetch={false}
              href={routes.history(patientId)}
              className={buttonVariants({ variant: 'secondary' })}
            >
              {t('upload')}
            </Link>
          )}
        </div>
      </Alert>
      <SentenceAlert of={sentence} />
    </>
  )
}
