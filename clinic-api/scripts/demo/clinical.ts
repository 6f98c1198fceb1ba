import { dayMs } from '#contract/durations'
import { addDays, dayAt } from '#contract/zone'
import type { allergies, conditions, histories, treatments } from '../../db/schema/histories.ts'
import { ageInYears, contradictedBy, ofAdults } from './fitting.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'

const knownConditions = [
  ['Hipertensión arterial', 'Cifras habituales de 145/90, en seguimiento trimestral.'],
  ['Diabetes mellitus tipo 2', 'Control con dieta y medicación oral, última HbA1c 6,8 %.'],
  ['Asma bronquial', 'Crisis leves en primavera, sin ingresos.'],
  ['Hipotiroidismo', 'TSH estable con tratamiento sustitutivo.'],
  ['Migraña sin aura', 'Dos o tres episodios al mes, desencadenados por falta de sueño.'],
  ['Dermatitis atópica', 'Brotes en flexuras, empeora en invierno.'],
  ['Lumbalgia mecánica', 'Relacionada con el trabajo, mejora con ejercicio.'],
  ['Rinitis alérgica', 'Sensibilización a gramíneas y olivo.'],
  ['Hipercolesterolemia', 'LDL 142 mg/dl en la última analítica.'],
  ['Gonartrosis derecha', 'Dolor al subir escaleras, radiografía con pinzamiento medial.'],
] as const

const knownTreatments = [
  ['Enalapril 10 mg', 'Un comprimido por la mañana.'],
  ['Metformina 850 mg', 'Un comprimido con la comida y otro con la cena.'],
  ['Salbutamol inhalado', 'Dos inhalaciones si hay dificultad para respirar.'],
  ['Levotiroxina 75 mcg', 'Un comprimido en ayunas, media hora antes del desayuno.'],
  ['Ibuprofeno 600 mg', 'Un comprimido cada ocho horas con alimentos, siete días como máximo.'],
  ['Atorvastatina 20 mg', 'Un comprimido por la noche.'],
  ['Fisioterapia', 'Diez sesiones, dos por semana.'],
  ['Hidrocortisona 1 % crema', 'Aplicar en la zona dos veces al día durante diez días.'],
] as const

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
    const suits = ([name]: readonly [string, string]) => !isChild || !ofAdults.has(name)
    for (const [name, details] of some(knownConditions.filter(suits), 3)) {
      const since = past(2500)
      const until = random.next() < 0.25 ? addDays(since, random.between(5, 29)) : null
      made.conditions.push({ ...entry(), name, details, since, until })
    }
    const taken = some(knownTreatments.filter(suits), 3)
    for (const [name, instructions] of taken) {
      const startDate = past(400)
      made.treatments.push({
        ...entry(),
        name,
        instructions,
        startDate,
        endDate: addDays(startDate, random.between(7, 360)),
      })
    }
    const tolerated = taken.map(([name]) => contradictedBy[name])
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
