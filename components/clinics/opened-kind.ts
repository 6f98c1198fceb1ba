/** The kind of visit that is being edited; null makes a new one. */
export interface OpenedKind {
  id: string | null
  /** Values that were typed before a session ended. */
  typed?: Record<string, unknown>
}

/** Under which name it is kept while it is being typed into. */
export const kindDraft = 'visit-kind'
