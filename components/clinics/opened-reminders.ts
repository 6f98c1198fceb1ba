/** The clinic whose reminders are being set. */
export interface OpenedReminders {
  clinicId: string
  /** Values that were typed before a session ended. */
  typed?: Record<string, unknown>
}

/** Under which name it is kept while it is being typed into. */
export const remindersDraft = 'reminders'
