import { Button } from '@/components/ui/button'

interface RiskyProps {
  children: string
  fix: string
  onFix: () => void
}

/** A setting that protects less than it could, and the way to change it. */
export function Risky({ children, fix, onFix }: RiskyProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 max-sm:block">
      <span className="text-warning-strong max-sm:block">{children}</span>
      <Button variant="link" onClick={onFix}>
        {fix}
      </Button>
    </span>
  )
}
