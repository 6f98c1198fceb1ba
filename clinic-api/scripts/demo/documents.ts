import { Readable } from 'node:stream'
import { dayMs } from '#contract/durations'
import { addDays, dayAt } from '#contract/zone'
import type { files } from '../../db/schema/files.ts'
import type { FileStore } from '../../ports/files.ts'
import type { DemoClinical } from './clinical.ts'
import { makeFastq, makePdf, makePng } from './file-bytes.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'

export type DemoFile = typeof files.$inferInsert

/** Small real files for some of the patients: their bytes are stored, their rows are returned. */
export async function storeDocuments(
  random: Random,
  { people, clinical }: { people: DemoPeople; clinical: DemoClinical },
  store: FileStore,
  now: Date,
): Promise<DemoFile[]> {
  const saved: DemoFile[] = []
  for (const [index, patient] of people.patients.entries()) {
    const history = clinical.histories.find((each) => each.patientId === patient.id)
    if (!history) continue
    const createdAt = new Date(now.getTime() - random.between(3, 50) * dayMs - random.between(0, 36_000_000))
    const keep = async (kind: DemoFile['kind'], originalName: string, contentType: string, bytes: Buffer) => {
      const [id, storageKey] = [random.id(createdAt), random.id(createdAt)]
      const { size, sha256 } = await store.save(storageKey, Readable.from([bytes]))
      const createdBy = history.changedBy ?? patient.userId
      const row = { id, historyId: history.id, kind, originalName, contentType, size, sha256, storageKey }
      saved.push({ ...row, createdBy, createdAt })
    }
    if (index % 5 === 0) {
      const day = addDays(dayAt(createdAt.getTime(), 'Europe/Madrid'), -1)
      await keep('analytic', `Analítica ${day}.pdf`, 'application/pdf', makePdf(report(random, day)))
      await keep('image', `Radiografía ${day}.png`, 'image/png', makePng(random))
    }
    if (patient.status === 'stored') await keep('fastq', 'secuencia.fastq', 'text/plain', makeFastq(random))
  }
  return saved
}

function report(random: Random, day: string): string[] {
  return [
    `Resultados del ${day}`,
    '',
    `Glucosa: ${random.between(78, 118)} mg/dl`,
    `Colesterol total: ${random.between(150, 240)} mg/dl`,
    `Hemoglobina: ${random.between(120, 165) / 10} g/dl`,
    `Creatinina: ${random.between(6, 11) / 10} mg/dl`,
    '',
    'Documento de demostración.',
  ]
}
