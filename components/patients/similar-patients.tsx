'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { DocumentKind } from '#contract/document-kinds'
import type { similarPatientsQuery } from '#contract/patients'
import { useDocumentText } from '@/components/people/use-document-text'
import { AsIs } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { useRead } from '@/lib/swr/use-call'

export interface TypedPerson {
  name: string
  surname: string
  /** `yyyy-MM-dd` */
  birthdate: string
  documentKind?: DocumentKind | undefined
  documentNumber: string
  documentCountry?: string | undefined
}

const addressIn = { history: routes.history, details: routes.patientDetails }

/** The place where the reader's role opens a patient. */
export type PatientScreen = keyof typeof addressIn

const typingPauseMs = 400

/** Shows who is registered already and may be the person, before somebody is registered twice. */
export function SimilarPatients({
  person,
  opens,
  merges = false,
}: {
  person: TypedPerson
  opens: PatientScreen | null
  /** Whether the reader may make one record of two. */
  merges?: boolean | undefined
}) {
  const t = useTranslations('registration')
  const locale = useLocale()
  const { name, surname, birthdate, documentKind, documentNumber, documentCountry } = person
  const documentText = useDocumentText()
  const [asked, setAsked] = useState<TypedPerson | null>(null)
  useEffect(() => {
    const document = { documentKind, documentNumber, documentCountry }
    const timer = setTimeout(() => setAsked({ name, surname, birthdate, ...document }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [name, surname, birthdate, documentKind, documentNumber, documentCountry])
  const { data: found = [] } = useSimilarPatients(asked)
  if (found.length === 0) return null
  const [first, second] = found
  return (
    <Alert variant="warning" title={t('similarTitle', { count: found.length })}>
      <ul className="mt-2 grid gap-3">
        {found.map((patient) => (
          <li key={patient.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>
              <strong className="font-medium">
                <AsIs>
                  {patient.name} {patient.surname}
                </AsIs>
              </strong>
              <AsIs>{`, ${formatPlainDay(patient.birthdate, locale)}, ${documentText(patient.document)}`}</AsIs>
            </span>
            {opens && (
              <Link
                prefetch={false}
                href={addressIn[opens](patient.id)}
                className={buttonVariants({ variant: 'secondary' })}
              >
                {t('openThisOne')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {merges && first && second && (
        <Link
          prefetch={false}
          href={routes.mergePair(first.id, second.id)}
          className={buttonVariants({ variant: 'secondary', className: 'mt-3 justify-self-start' })}
        >
          {t('samePerson')}
        </Link>
      )}
    </Alert>
  )
}

/** Possible doubles of the person; null as `person` while too little is known to ask. */
function useSimilarPatients(person: z.infer<typeof similarPatientsQuery> | null) {
  return useRead('patients.similar', person && { query: person, stay: true }, { revalidateOnFocus: false })
}
