import { dayMs } from '#contract/durations'
import { addDays, dayAt } from '#contract/zone'
import type { allergies, conditions, histories, treatments } from '../../db/schema/histories.ts'
import { ageInYears, contradictedBy, ofAdults } from './fitting.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'

interface KnownCondition {
  name: string
  details: string
  /** Names of what is taken or done for it. */
  treatments: string[]
  passes?: true
}

const knownConditions: readonly KnownCondition[] = [
  {
    name: 'Hipertensión arterial',
    details: 'Cifras habituales de 145/90, en seguimiento trimestral.',
    treatments: ['Enalapril 10 mg'],
  },
  {
    name: 'Diabetes mellitus tipo 2',
    details: 'Control con dieta y medicación oral, última HbA1c 6,8 %.',
    treatments: ['Metformina 850 mg'],
  },
  {
    name: 'Asma bronquial',
    details: 'Crisis leves en primavera, sin ingresos.',
    treatments: ['Salbutamol inhalado'],
  },
  {
    name: 'Hipotiroidismo',
    details: 'TSH estable con tratamiento sustitutivo.',
    treatments: ['Levotiroxina 75 mcg'],
  },
  {
    name: 'Migraña sin aura',
    details: 'Dos o tres episodios al mes, desencadenados por falta de sueño.',
    treatments: ['Ibuprofeno 600 mg'],
  },
  {
    name: 'Dermatitis atópica',
    details: 'Brotes en flexuras, empeora en invierno.',
    treatments: ['Hidrocortisona 1 % crema'],
  },
  {
    name: 'Lumbalgia mecánica',
    details: 'Relacionada con el trabajo, mejora con ejercicio.',
    treatments: ['Fisioterapia', 'Ibuprofeno 600 mg'],
    passes: true,
  },
  {
    name: 'Rinitis alérgica',
    details: 'Sensibilización a gramíneas y olivo.',
    treatments: ['Cetirizina 10 mg'],
  },
  {
    name: 'Hipercolesterolemia',
    details: 'LDL 142 mg/dl en la última analítica.',
    treatments: ['Atorvastatina 20 mg'],
  },
  {
    name: 'Gonartrosis derecha',
    details: 'Dolor al subir escaleras, radiografía con pinzamiento medial.',
    treatments: ['Fisioterapia', 'Ibuprofeno 600 mg'],
  },
]

/** Instructions, and for how many days; without a number for good. */
const knownTreatments = new Map<string, [instructions: string, days?: number]>([
  ['Enalapril 10 mg', ['Un comprimido por la mañana.']],
  ['Metformina 850 mg', ['Un comprimido con la comida y otro con la cena.']],
  ['Salbutamol inhalado', ['Dos inhalaciones si hay dificultad para respirar.']],
  ['Levotiroxina 75 mcg', ['Un comprimido en ayunas, media hora antes del desayuno.']],
  ['Ibuprofeno 600 mg', ['Un comprimido cada ocho horas con alimentos, siete días como máximo.', 7]],
  ['Atorvastatina 20 mg', ['Un comprimido por la noche.']],
  ['Cetirizina 10 mg', ['Un comprimido por la noche mientras haya síntomas.', 60]],
  ['Fisioterapia', ['Diez sesiones, dos por semana.', 35]],
  ['Hidrocortisona 1 % crema', ['Aplicar en la zona dos veces al día durante diez días.', 10]],
])

const knownAllergies = [
  'Penicilina',
  'Polen de gramíneas',
  'Frutos secos',
  'Látex',
  'Ácido acetilsalicílico',
  'Marisco',
]

export interface DemoClinical {
  histories: (typeof histories.$inferInsert)[]
  conditions: (typeof conditions.$inferInsert)[]
  treatments: (typeof treatments.$inferInsert)[]
  allergies: (typeof allergies.$inferInsert)[]
}

/** A history for every patient, with something in most of them; the demo patient's is full. */
export function makeClinical(random: Random, people: DemoPeople, now: Date): DemoClinical {
  const made: DemoClinical = { histories: [], conditions: [], treatments: [], allergies: [] }
  const today = dayAt(now.getTime(), 'Europe/Madrid')
  const createdAt = new Date(now.getTime() - 60 * dayMs)
  for (const patient of people.patients) {
    const writer = people.doctors.find((doctor) => doctor.clinicId === patient.clinicId)
    const createdBy = writer?.userId ?? patient.userId
    const historyId = random.id(createdAt)
    const entry = () => ({ id: random.id(createdAt), historyId, createdBy, createdAt, updatedAt: createdAt })
    const least = patient.id === people.patient ? 2 : 0
    const some = <Item>(items: readonly Item[], most: number) =>
      random.shuffle(items).slice(0, random.between(least, most))
    const past = (days: number) => addDays(today, -random.between(30, days))

    made.histories.push({
      id: historyId,
      patientId: patient.id,
      createdAt,
      changedAt: createdAt,
      changedBy: createdBy,
    })
    const isChild = ageInYears(patient.birthdate, now) < 15
    const suits = (name: string) => !isChild || !ofAdults.has(name)
    const taken = new Set<string>()
    for (const condition of some(
      knownConditions.filter(({ name }) => suits(name)),
      3,
    )) {
      const { name, details, passes } = condition
      const since = past(2500)
      const until = passes && random.next() < 0.5 ? addDays(since, random.between(14, 29)) : null
      made.conditions.push({ ...entry(), name, details, since, until })
      const treatment = random.pick(condition.treatments)
      const [instructions = '', days] = knownTreatments.get(treatment) ?? []
      if (taken.has(treatment) || !suits(treatment)) continue
      taken.add(treatment)
      const recently = past(400)
      const startDate = until || since > recently ? since : recently
      const endDate = days ? addDays(startDate, days - 1) : addDays(today, random.between(30, 300))
      made.treatments.push({ ...entry(), name: treatment, instructions, startDate, endDate })
    }
    const tolerated = [...taken].map((name) => contradictedBy[name])
    const possible = knownAllergies.filter((name) => !tolerated.includes(name))
    some(possible, 2).forEach((name, index) => {
      const reportedByPatient = patient.id === people.patient && index === 1
      made.allergies.push({
        ...entry(),
        name,
        reportedByPatient,
        ...(reportedByPatient ? { createdBy: patient.userId } : {}),
      })
    })
  }
  return made
}
