/** Milliseconds for which news is kept for those who come: what changed between their reading and their listening. */
export const newsKeptMs = 10_000
