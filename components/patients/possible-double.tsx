'use client'

import { useWatch } from 'react-hook-form'
import { bareDocument } from '#contract/bare-document'
import { type PatientScreen, SimilarPatients, type TypedPerson } from '@/components/patients/similar-patients'

interface PossibleDoubleProps {
  opens: PatientScreen | null
  /** Whether the reader may make one record of two. */
  merges?: boolean | undefined
}

type Fields = Pick<TypedPerson, 'name' | 'surname' | 'birthdate' | 'documentKind' | 'documentCountry'> & {
  dni?: string
}

const names = ['name', 'surname', 'birthdate', 'dni', 'documentKind', 'documentCountry'] as const

/** Asks for who is alike once a day of birth or a DNI stands in the form around it, beside the name. */
export function PossibleDouble({ opens, merges }: PossibleDoubleProps) {
  const [name, surname, birthdate, dni = '', documentKind, documentCountry] = useWatch<Fields, typeof names>({
    name: names,
  })
  const isKnown = /^\d{4}-\d\d-\d\d$/.test(birthdate) || bareDocument(dni).length >= 9
  if (!isKnown) return null
  const document = { documentKind, documentNumber: dni, documentCountry }
  return <SimilarPatients person={{ name, surname, birthdate, ...document }} opens={opens} merges={merges} />
}
