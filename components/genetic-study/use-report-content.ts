'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type NamedDisease, type StudyResult, topByConfidence } from '@/lib/domain/genetic-study'
import { formatPlainDay } from '@/lib/format/dates'
import type { ReportContent } from './report-pdf'
import type { StudyPatient } from './study-patient'

type Study = {
  results: (StudyResult & { name: string })[]
  diseases: readonly NamedDisease[]
  patient: StudyPatient | null
  today: string
}

/** The report's words in the reader's language. */
export function useReportContent({ results, diseases, patient, today }: Study): ReportContent {
  const t = useTranslations('geneticStudy')
  const locale = useLocale()
  const nameOf = (id: number) => results.find((each) => each.id === id)?.name ?? ''
  const listOf = (variants: string[]) => variants.map((letter) => t('variant', { letter })).join(', ')
  return {
    title: t('reportTitle'),
    stamp: t('reportStamp'),
    notice: t('simulationText'),
    facts: [
      { label: t('reportPatient'), value: patient?.name ?? t('reportNobody') },
      ...(patient ? [{ label: t('reportBorn'), value: formatPlainDay(patient.birthdate, locale) }] : []),
      { label: t('reportMade'), value: formatPlainDay(today, locale) },
    ],
    summary: t('summary', {
      detected: results.filter(({ detected }) => detected).length,
      total: results.length,
    }),
    topTitle: t('topFive'),
    top: topByConfidence(results).map(({ id, confidence }) => ({ label: nameOf(id), percent: confidence })),
    columns: [t('disease'), t('category'), t('result'), t('confidencePercent')],
    rows: results.map(({ id, name, detected, confidence, variants }) => ({
      cells: [
        name,
        diseases.find((each) => each.id === id)?.categoryName ?? '',
        t(detected ? 'detected' : 'notDetected'),
        String(confidence),
      ],
      note: variants.length > 0 ? t('variants', { list: listOf(variants) }) : null,
    })),
    pageOf: (page, pages) => t('reportPage', { page, pages }),
  }
}
