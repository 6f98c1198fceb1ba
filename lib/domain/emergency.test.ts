import { expect, it } from 'vitest'
import { isAlarming } from './emergency'

it.each([
  'I have chest pain',
  'CHEST  PAIN since this morning',
  'I can’t breathe',
  'my father is unconscious',
  'suicide',
  'Me duele: dolor en el pecho',
  'no puedo respirar',
  'creo que es un ictus',
  'pienso en el suicidio',
])('%j is answered with the emergency number', (question) => {
  expect(isAlarming(question)).toBe(true)
})

it.each([
  'How do I book an appointment?',
  'next cardiology after 17:00',
  'mi próxima cita',
  'chest X-ray results',
])('%j is not', (question) => {
  expect(isAlarming(question)).toBe(false)
})
