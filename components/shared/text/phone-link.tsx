/** A number to call; it stands above a row that is a link itself. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      translate="no"
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      className="relative z-10 -my-0.5 inline-flex min-h-6 items-center text-primary-strong underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {phone}
    </a>
  )
}
