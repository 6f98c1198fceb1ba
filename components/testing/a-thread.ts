import type { Message, ThreadDetail } from '@/lib/domain/thread'
import type { ThreadPlace } from '@/lib/domain/thread-place'

/** An open thread between a patient and a clinic, but for what a test says. */
export const aThread = (changes: Partial<ThreadDetail> = {}): ThreadDetail => ({
  id: 't1',
  clinicId: 'k1',
  clinicName: 'Centro',
  timeZone: 'Europe/Madrid',
  patientId: 'p1',
  subject: 'visit',
  about: null,
  state: 'open',
  lastAt: '2026-11-26T08:00:00.000Z',
  lastText: 'Hello',
  lastAuthor: 'Ana Gil',
  lastFromPatient: true,
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
  threadId: 't1',
  text: 'Hello',
  at: '2026-11-26T08:00:00.000Z',
  authorName: 'Ana Gil',
  fromPatient: true,
  mine: true,
  internal: false,
  readAt: null,
  files: [],
  ...changes,
})

/** The first page of all conversations, but for what a test says. */
export const aPlace = (changes: Partial<ThreadPlace> = {}): ThreadPlace => ({
  q: '',
  state: '',
  cursor: null,
  trail: [],
  ...changes,
})
