import type { ReactNode } from 'react'

const end = [
  'grid gap-4 bg-popover [@media(height>=30rem)]:sticky',
  // Over the dialog's own padding, where what is scrolled would show.
  '-mx-4 -mb-4 -bottom-4 px-4 pb-4 sm:-mx-6 sm:-mb-6 sm:-bottom-6 sm:px-6 md:pb-6',
  'max-md:border-t max-md:pt-3',
  // What is scrolled fades into the gap above them; over a short form that is not seen.
  'md:before:pointer-events-none md:before:absolute md:before:inset-x-0 md:before:-top-4 md:before:h-4 md:before:bg-[linear-gradient(#0000,var(--popover))]',
].join(' ')

/** The buttons that end a dialog stay in reach, however long it is. */
export function DialogEnd({ children }: { children: ReactNode }) {
  return <div className={end}>{children}</div>
}
