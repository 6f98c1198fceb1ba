import type { WantedVisit } from '@/lib/browser/book-visit'

/** 'Book a visit' as it was opened. */
export interface OpenedBooking {
  wanted: WantedVisit
  /** Choices and texts from before a session ended. */
  typed?: { patient: WantedVisit['patient'] | null; reason: string; deskNote: string }
}

/** Under which name it is kept while it is being typed into. */
export const bookingDraft = 'book-visit'
