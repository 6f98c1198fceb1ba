import { expect, it } from 'vitest'
import { isAlarming } from './emergency'

it.each([
  'I have chest pain',
  'CHEST  PAIN since this morning',
  'my chest hurts',
  'a tight feeling in my chest',
  'I can’t breathe',
  'I cannot breathe',
  'she has trouble breathing',
  'my father is unconscious',
  'he passed out',
  'I am bleeding a lot',
  'suicide',
  'I want to die',
  'Me duele: dolor en el pecho',
  'me duele el pecho',
  'Me duele mucho el pecho desde ayer',
  'siento una opresión en el pecho',
  'no puedo respirar',
  'me cuesta respirar',
  'me falta el aire',
  'mi hijo se ahoga',
  'mi madre se ha desmayado',
  'sangro mucho por la nariz',
  'creo que es un ictus',
  'síntomas de infartos',
  'pienso en el suicidio',
  'quiero morirme',
])('%j is answered with the emergency number', (question) => {
  expect(isAlarming(question)).toBe(true)
})

it.each([
  'How do I book an appointment?',
  'next cardiology after 17:00',
  'mi próxima cita',
  'chest X-ray results',
  'radiografía de pecho',
  'análisis de sangre',
  'tengo anginas',
  'cita con el respiratorio',
  'no me duele nada, quiero una revisión',
])('%j is not', (question) => {
  expect(isAlarming(question)).toBe(false)
})
