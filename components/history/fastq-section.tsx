'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { AsIs } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import type { History, HistoryRights } from '@/lib/domain/history'
import { formatDay } from '@/lib/format/dates'
import { isWanted } from './fastq-acts'
import { Section } from './section'
import { useFastqUpload } from './use-fastq-upload'

type FastqSectionProps = {
  history: History
  rights: HistoryRights
  timeZone: string
}

/** How far the FASTQ file has come, which the head of the page takes; staff ask for it here. */
export function FastqSection({ history, rights, timeZone }: FastqSectionProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const { sentence, busy, ask } = useFastqUpload(history)
  const { patient, fastq } = history
  return (
    <Section
      name="fastq"
      add={null}
      isScreenOnly
      more={
        <>
          {patient.status === 'fastQ requested' && <Badge variant="secondary">{t('fastqRequested')}</Badge>}
          {rights.requestFastq && patient.status === null && (
            <SubmitButton
              type="button"
              variant="ghost"
              className="-me-3 px-3 text-primary-strong"
              pending={busy}
              onClick={async () => {
                if (await ask()) toast.success(t('fastqRequestSent'))
              }}
            >
              <Icon name="plus" />
              {t('requestFastq')}
            </SubmitButton>
          )}
        </>
      }
      empty
      emptyText={
        patient.status === 'fastQ stored' ? (
          fastq && <AsIs>{`${fastq.name} · ${formatDay(fastq.date, timeZone, locale)}`}</AsIs>
        ) : (
          <span id="study-locked">{t(isWanted(history, rights) ? 'fastqWanted' : 'geneticStudyLocked')}</span>
        )
      }
      below={<SentenceAlert of={sentence} />}
    />
  )
}
