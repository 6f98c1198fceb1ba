/** How a way looks that leads elsewhere. */
export const wayLook =
  'flex size-full min-h-11 gap-3 rounded-lg border bg-card p-4 text-start transition-colors hover:bg-accent'
