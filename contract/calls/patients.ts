import { z } from 'zod'
import { accessLogAnswer, accessLogQuery } from '../access-log.ts'
import { messageAnswer } from '../common.ts'
import { correctDetailsInput } from '../correct-details.ts'
import { fastqStep, fastqSummaryAnswer } from '../fastq.ts'
import { detailHistory } from '../patient-sheet.ts'
import {
  bookedAnswer,
  linkPatientInput,
  notifyStudyInput,
  patient,
  patientListAnswer,
  patientListQuery,
  quickPatientInput,
  registeredPatientAnswer,
  registerPatientInput,
  similarPatientsAnswer,
  similarPatientsQuery,
  updatePatientInput,
} from '../patients.ts'
import { toVerifyAnswer, verificationInput } from '../public-bookings.ts'
import { calls, DELETE, GET, POST, PUT } from './call.ts'

export const patientCalls = calls('patients', {
  /** One page of the patients that the caller may see. */
  list: GET('/patients', 'patient.list', { query: patientListQuery, answer: patientListAnswer }),
  /** Patients of the registrar's clinic who may be the person that is being registered. */
  similar: GET('/patients/similar', 'patient.list', {
    query: similarPatientsQuery,
    answer: similarPatientsAnswer,
  }),
  get: GET('/patients/:id', 'patient.read', { answer: patient }),
  register: POST('/patients/', 'patient.register', {
    body: registerPatientInput,
    answer: registeredPatientAnswer,
    status: 201,
  }),
  /** Registers somebody who chooses their password by a mail. */
  invite: POST('/patients/quick', 'patient.register', {
    body: quickPatientInput,
    answer: registeredPatientAnswer,
    status: 201,
  }),
  /** Links somebody who is registered already to the registrar's clinic. */
  link: POST('/patients/link', 'patient.register', {
    body: linkPatientInput,
    answer: registeredPatientAnswer,
  }),
  update: PUT('/patients/:id', 'patient.update', { body: updatePatientInput, answer: patient }),
  fastq: GET('/patients/:id/fastq', 'history.read', { answer: z.unknown(), streams: 'file' }),
  storeFastq: POST('/patients/:id/fastq', 'patient.fastq-upload', {
    uploads: true,
    answer: patient,
    status: 201,
  }),
  deleteFastq: DELETE('/patients/:id/fastq', 'patient.fastq-upload', { answer: patient }),
  requestFastq: POST('/patients/:id/fastq-request', 'patient.fastq-request', { answer: patient }),
  fastqSummary: GET('/patients/:id/fastq/summary', 'history.read', { answer: fastqSummaryAnswer }),
  /** Has the FASTQ file read; a step a line. Whoever goes away stops it. */
  summarizeFastq: POST('/patients/:id/fastq/summary', 'fastq-summary.compute', {
    answer: fastqStep,
    streams: 'application/x-ndjson',
  }),
  /** Facts that the desk needs before it books. */
  booked: GET('/patients/:id/booked', 'patient.read', { answer: bookedAnswer }),
  correct: PUT('/patients/:id/details', 'patient.correct', { body: correctDetailsInput, answer: patient }),
  changes: GET('/patients/:id/details/history', 'patient.read-changes', { answer: detailHistory }),
  toVerify: GET('/patients/to-verify', 'patient.list-unverified', { answer: toVerifyAnswer }),
  verify: PUT('/patients/:id/verification', 'patient.verify', {
    body: verificationInput,
    answer: messageAnswer,
  }),
  /** Tells the patient of the study by mail, once. */
  notifyGeneticStudy: POST('/patients/:id/notify-genetic', 'patient.notify-genetic', {
    body: notifyStudyInput,
    answer: messageAnswer,
  }),
  /** Readers of the patient's record, newest first. */
  accessLog: GET('/patients/:id/access-log', 'patient.access-log', {
    query: accessLogQuery,
    answer: accessLogAnswer,
  }),
})
