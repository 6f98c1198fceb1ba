'use client'

import { OTPInput, OTPInputContext, REGEXP_ONLY_DIGITS } from 'input-otp'
import { Minus } from 'lucide-react'
import { type ComponentProps, useContext } from 'react'
import { cn } from '@/lib/utils'

type InputOtpProps = Omit<ComponentProps<typeof OTPInput>, 'maxLength' | 'render' | 'children' | 'pattern'>

function Slot({ index, invalid }: { index: number; invalid: boolean }) {
  const { slots } = useContext(OTPInputContext)
  const slot = slots[index]
  return (
    <div
      data-active={slot?.isActive}
      translate="no"
      className={cn(
        'relative grid h-12 min-w-0 flex-1 place-content-center border-y border-e bg-card text-lg font-medium tabular-nums first:rounded-s-md first:border-s last:rounded-e-md',
        'data-[active=true]:z-10 data-[active=true]:outline-2 data-[active=true]:-outline-offset-1 data-[active=true]:outline-ring',
        invalid ? 'border-destructive' : 'border-input',
      )}
    >
      {slot?.char}
      {slot?.hasFakeCaret && (
        <span className="absolute inset-0 m-auto h-5 w-px animate-pulse bg-foreground" aria-hidden="true" />
      )}
    </div>
  )
}

/** Six digits, split 3+3; one real input carries the value, so paste and one-time-code autofill work. */
export function InputOtp({ containerClassName, className, ...props }: InputOtpProps) {
  const invalid = props['aria-invalid'] === true || props['aria-invalid'] === 'true'
  return (
    <OTPInput
      maxLength={6}
      pattern={REGEXP_ONLY_DIGITS}
      inputMode="numeric"
      autoComplete="one-time-code"
      // Room made for a password manager's badge would leave narrow windows.
      pushPasswordManagerStrategy="none"
      containerClassName={cn('flex w-full items-center gap-2 has-disabled:opacity-55', containerClassName)}
      // The library's own styles for a browser without scripts stand where HTML allows none.
      noScriptCSSFallback={null}
      className={cn(
        'noscript:border! noscript:bg-card! noscript:text-center! noscript:text-foreground! noscript:caret-foreground! disabled:cursor-not-allowed',
        className,
      )}
      {...props}
    >
      <div className="flex flex-1" aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <Slot key={index} index={index} invalid={invalid} />
        ))}
      </div>
      <Minus aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <div className="flex flex-1" aria-hidden="true">
        {[3, 4, 5].map((index) => (
          <Slot key={index} index={index} invalid={invalid} />
        ))}
      </div>
    </OTPInput>
  )
}
