/** Milliseconds. A day on the clock of a zone may be an hour longer or shorter, see `zone.ts`. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
