import { PersonCard } from '@/components/guardians/person-card'
import type { FamilyPerson } from '@/lib/domain/family'

interface FamilyListProps {
  people: readonly FamilyPerson[]
  /** The patient for whom the reader acts at this moment. */
  current: string | null
}

/** Everybody for whom the reader acts, and then themselves, each with their appointments ahead. */
export function FamilyList({ people, current }: FamilyListProps) {
  const [others, self] = [
    people.filter(({ relation }) => relation),
    people.filter(({ relation }) => !relation),
  ]
  return (
    <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
      {[...others, ...self].map((person) => (
        <PersonCard key={person.patientId} person={person} isCurrent={person.patientId === current} />
      ))}
    </div>
  )
}
