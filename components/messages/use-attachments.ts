import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSay } from '@/components/shared/act/use-say'
import { refusalOf, uploadFile } from '@/lib/browser/upload'
import type { Attachment } from '@/lib/domain/thread'
import { threadEndpoints } from '@/lib/endpoints/threads'

/** The files of the next message: stored one by one, and one that is refused takes nothing else with it. */
export function useAttachments(threadId: string) {
  const t = useTranslations('threads')
  const say = useSay()
  const [files, setFiles] = useState<Attachment[]>([])
  const [uploading, setUploading] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function add(file: File | undefined): Promise<void> {
    if (!file) return
    setFault(null)
    setUploading(file.name)
    try {
      const stored = await uploadFile(threadEndpoints.attach, { params: { id: threadId } }, file)
      setFiles((before) => [...before, stored])
    } catch (error) {
      const refusal = refusalOf(error)
      setFault(`${t('notAttached', { name: file.name })} ${refusal ? say(refusal) : ''}`.trim())
    }
    setUploading(null)
  }

  return {
    files,
    uploading,
    fault,
    add,
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  }
}
