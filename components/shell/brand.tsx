/** One column of a week with one slot taken. */
function BrandMark() {
  return (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className="size-6 shrink-0 text-primary">
      <path d="M2.5 1.5v13M13.5 1.5v13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <rect x="4.7" y="4.6" width="6.6" height="6" rx="1.3" fill="currentColor" />
    </svg>
  )
}

export function Brand({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <BrandMark />
      <span className="text-base font-semibold tracking-[-0.015em]">{name}</span>
    </span>
  )
}
