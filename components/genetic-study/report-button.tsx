'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { toast } from '@/components/ui/toast'
import type { NamedDisease, StudyResult } from '@/lib/domain/genetic-study'
import type { StudyPatient } from './study-patient'
import { useReportContent } from './use-report-content'

type ReportButtonProps = {
  results: (StudyResult & { name: string })[]
  diseases: readonly NamedDisease[]
  patient: StudyPatient | null
  today: string
}

/** Makes the report as a PDF in the browser; what draws it loads with the first report. */
export function ReportButton(props: ReportButtonProps) {
  const t = useTranslations('geneticStudy')
  const say = useSay()
  const { run, pending } = useAct()
  const content = useReportContent(props)

  async function download() {
    toast.info(t('downloading'), { description: t('downloadingText') })
    const part = await import('./report-pdf').catch(() => null)
    if (part) save(await part.drawReport(content), `${t('reportFile')}-${props.today}.pdf`)
    else toast.error(say(sentences.failed))
  }

  return (
    <SubmitButton type="button" pending={pending} onClick={() => run(download)}>
      <span className="inline-flex items-center gap-2">
        <Download aria-hidden="true" />
        {t('report')}
      </span>
    </SubmitButton>
  )
}

const keptMs = 60_000

function save(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
