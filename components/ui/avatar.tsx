/** Initials only: nobody's picture is stored. */
export function Avatar({ name, surname = '' }: { name: string; surname?: string }) {
  const initials = [name, surname].map((part) => part.trim().charAt(0).toUpperCase()).join('')
  return (
    <span
      aria-hidden="true"
      translate="no"
      className="grid size-8 shrink-0 place-content-center rounded-full bg-primary-soft text-xs font-semibold text-primary-strong"
    >
      {initials}
    </span>
  )
}
