import type { Message, ThreadDetail } from '@/lib/domain/thread'

/** An open thread between a patient and a clinic, but for what a test says. */
export const aThread = (changes: Partial<ThreadDetail> = {}): ThreadDetail => ({
  id: 't1',
  clinicId: 'k1',
  clinicName: 'Centro',
  timeZone: 'Europe/Madrid',
  patientId: 'p1',
  patientName: null,
  subject: 'visit',
  about: null,
  state: 'open',
  lastAt: '2026-11-26T08:00:00.000Z',
  lastText: 'Hello',
  lastAuthor: null,
  unread: false,
  writable: true,
  assignedTo: null,
  waiting: false,
  answering: null,
  answerHours: 48,
  openingHours: null,
  phone: null,
  ...changes,
})

export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: 'm1',
  text: 'Hello',
  at: '2026-11-26T08:00:00.000Z',
  author: null,
  mine: true,
  internal: false,
  readAt: null,
  key: null,
  files: [],
  ...changes,
})
