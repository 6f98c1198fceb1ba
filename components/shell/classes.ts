/** A square, quiet button of the top bar. */
export const barButton =
  'inline-grid size-9 shrink-0 place-content-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground pointer-coarse:size-11'

/** A panel that the browser itself opens and closes (popover attribute). */
export const panel =
  'fixed inset-auto z-50 m-0 rounded-lg border bg-popover p-0 text-popover-foreground shadow-float duration-120 open:animate-in open:fade-in-0'

/** A row of a panel. */
export const menuRow =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2 text-start text-sm transition-colors hover:bg-accent hover:text-accent-foreground pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground'
