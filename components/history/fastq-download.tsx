import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { addressOf } from '@/lib/endpoints/endpoint'
import { patientFileEndpoints } from '@/lib/endpoints/patients'

interface FastqDownloadProps {
  patientId: string
  /** The file's name. */
  name: string
  title?: string
  variant?: 'primary' | 'secondary' | 'ghost'
  size?: 'default' | 'sm'
  children: ReactNode
}

/** The stored FASTQ file as it came. */
export function FastqDownload({
  patientId,
  name,
  title,
  variant = 'secondary',
  size = 'default',
  children,
}: FastqDownloadProps) {
  return (
    <a
      href={addressOf(patientFileEndpoints.fastq, { params: { id: patientId } })}
      download={name}
      title={title}
      className={buttonVariants({ variant, size, className: '@max-lg:grow' })}
    >
      {children}
    </a>
  )
}
