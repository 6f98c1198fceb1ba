type BrandMarkProps = { className?: string }

/** One column of a week with one slot taken. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className={className}>
      <rect x="2.75" y="0.75" width="10.5" height="14.5" rx="2.75" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5.25 4.25h5.5" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
      <rect x="5" y="6.5" width="6" height="4.25" rx="1" fill="currentColor" />
      <path d="M5.25 12.75h5.5" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
    </svg>
  )
}

export function Brand({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <BrandMark className="size-6 shrink-0 text-primary" />
      <span className="text-base font-semibold tracking-[-0.015em]">{name}</span>
    </span>
  )
}
