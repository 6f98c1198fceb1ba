/** Locks of the whole database, a number each: of several processes one does what it names at a time. */
export const advisoryLocks = {
  migrate: 7_316_001,
  /** Processes that start together: all but the first find the demo there. */
  seedDemo: 7_316_002,
  /** One links the chains of the log, and drops their anchors. */
  sealAudit: 7_316_003,
} as const
