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
import { calls } from './call.ts'

export const patientCalls = calls('patients', {
  /** One page of the patients that the caller may see. */
  list: {
    method: 'GET',
    path: '/patients',
    action: 'patient.list',
    query: patientListQuery,
    answer: patientListAnswer,
  },
  /** Patients of the registrar's clinic who may be the person that is being registered. */
  similar: {
    method: 'GET',
    path: '/patients/similar',
    action: 'patient.list',
    query: similarPatientsQuery,
    answer: similarPatientsAnswer,
  },
  get: { method: 'GET', path: '/patients/:id', action: 'patient.read', answer: patient },
  register: {
    method: 'POST',
    path: '/patients',
    action: 'patient.register',
    body: registerPatientInput,
    answer: registeredPatientAnswer,
    status: 201,
  },
  /** Registers somebody who chooses their password by a mail. */
  invite: {
    method: 'POST',
    path: '/patients/quick',
    action: 'patient.register',
    body: quickPatientInput,
    answer: registeredPatientAnswer,
    status: 201,
  },
  /** Links somebody who is registered already to the registrar's clinic. */
  link: {
    method: 'POST',
    path: '/patients/link',
    action: 'patient.register',
    body: linkPatientInput,
    answer: registeredPatientAnswer,
  },
  update: {
    method: 'PUT',
    path: '/patients/:id',
    action: 'patient.update',
    body: updatePatientInput,
    answer: patient,
  },
  requestFastq: {
    method: 'POST',
    path: '/patients/:id/fastq-request',
    action: 'patient.fastq-request',
    answer: patient,
  },
  fastqSummary: {
    method: 'GET',
    path: '/patients/:id/fastq/summary',
    action: 'history.read',
    answer: fastqSummaryAnswer,
  },
  /** Has the FASTQ file read; a step a line. Whoever goes away stops it. */
  summarizeFastq: {
    method: 'POST',
    path: '/patients/:id/fastq/summary',
    action: 'fastq-summary.compute',
    answer: fastqStep,
    streams: 'application/x-ndjson',
  },
  /** Facts that the desk needs before it books. */
  booked: {
    method: 'GET',
    path: '/patients/:id/booked',
    action: 'patient.read',
    answer: bookedAnswer,
  },
  correct: {
    method: 'PUT',
    path: '/patients/:id/details',
    action: 'patient.correct',
    body: correctDetailsInput,
    answer: patient,
  },
  changes: {
    method: 'GET',
    path: '/patients/:id/details/history',
    action: 'patient.read-changes',
    answer: detailHistory,
  },
  toVerify: {
    method: 'GET',
    path: '/patients/to-verify',
    action: 'patient.list-unverified',
    answer: toVerifyAnswer,
  },
  verify: {
    method: 'PUT',
    path: '/patients/:id/verification',
    action: 'patient.verify',
    body: verificationInput,
    answer: messageAnswer,
  },
  /** Tells the patient of the study by mail, once. */
  notifyGeneticStudy: {
    method: 'POST',
    path: '/patients/:id/notify-genetic',
    action: 'patient.notify-genetic',
    body: notifyStudyInput,
    answer: messageAnswer,
  },
  /** Readers of the patient's record, newest first. */
  accessLog: {
    method: 'GET',
    path: '/patients/:id/access-log',
    action: 'patient.access-log',
    query: accessLogQuery,
    answer: accessLogAnswer,
  },
})
