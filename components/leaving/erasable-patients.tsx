'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EraseDialog } from '@/components/leaving/large-parts'
import { useDocumentText } from '@/components/people/use-document-text'
import { AsIs } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { PatientRow } from '@/lib/domain/patient'

/** The patients found, each with a button to erase them. */
export function ErasablePatients({ patients }: { patients: readonly PatientRow[] }) {
  const t = useTranslations('leaving')
  const documentText = useDocumentText()
  const [asked, setAsked] = useState<PatientRow | null>(null)
  if (patients.length === 0) return <p className="text-muted-foreground">{t('nobodyFound')}</p>
  return (
    <Card>
      <ul className="divide-y">
        {patients.map((patient) => (
          <li key={patient.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">
                <AsIs>
                  {patient.name} {patient.surname}
                </AsIs>
              </span>
              <AsIs className="block text-sm text-muted-foreground tabular-nums">
                {documentText(patient.document)}
              </AsIs>
            </span>
            <Button
              variant="destructive-outline"
              aria-label={t('eraseWho', { name: `${patient.name} ${patient.surname}` })}
              onClick={() => setAsked(patient)}
            >
              {t('erase')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <EraseDialog patient={asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}
