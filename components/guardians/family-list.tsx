import type { ReactNode } from 'react'
import { NobodyInCare } from '@/components/guardians/nobody-in-care'
import { PersonCard } from '@/components/guardians/person-card'
import type { FamilyPerson } from '@/lib/domain/family'

interface FamilyListProps {
  people: readonly FamilyPerson[]
  /** The patient for whom the reader acts at this moment. */
  current: string | null
  /** The way to add a child, where a clinic lets parents; else the clinic is asked. */
  add?: ReactNode
}

/**
 * Everybody for whom the reader acts, and then themselves, each with their appointments ahead; whoever is alone has those
 * on their home.
 */
export function FamilyList({ people, current, add }: FamilyListProps) {
  const [others, self] = [
    people.filter(({ relation }) => relation),
    people.filter(({ relation }) => !relation),
  ]
  if (others.length === 0) return <NobodyInCare add={add} />
  return (
    <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
      {[...others, ...self].map((person) => (
        <PersonCard key={person.patientId} person={person} isCurrent={person.patientId === current} />
      ))}
    </div>
  )
}
