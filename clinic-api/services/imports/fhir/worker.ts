import { parentPort, workerData } from 'node:worker_threads'
import { FormatFault } from '../source/format-fault.ts'
import { readFhirPatients } from './fhir-patients.ts'
import type { FhirAnswer, FhirQuestion } from './read-fhir.ts'

const { text, today } = workerData as FhirQuestion

function answer(): FhirAnswer {
  try {
    return readFhirPatients(text, today)
  } catch (error) {
    if (error instanceof FormatFault) return { refusal: error.message }
    throw error
  }
}

parentPort?.postMessage(answer())
