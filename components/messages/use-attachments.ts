import { useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { refusalOf, uploadFile } from '@/lib/browser/upload'
import type { Attachment } from '@/lib/domain/thread'
import { threadEndpoints } from '@/lib/endpoints/threads'

/** The files of the next message: stored one by one, and one that is refused takes nothing else with it. */
export function useAttachments(threadId: string) {
  const [files, setFiles] = useState<Attachment[]>([])
  const [last, setLast] = useState('')
  const [isStored, setStored] = useState(true)
  const { run, pending, sentence } = useAct()

  function add(file: File | undefined) {
    if (!file) return
    setLast(file.name)
    setStored(true)
    return run(
      async () => {
        const stored = await uploadFile(threadEndpoints.attach, { params: { id: threadId } }, file)
        setFiles((before) => [...before, stored])
      },
      (refusal) => {
        setStored(false)
        return refusalOf(refusal)
      },
    )
  }

  return {
    files,
    add,
    uploading: pending ? last : null,
    /** The file that was not stored, and why where that is known. */
    lost: isStored ? null : { name: last, why: sentence },
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  }
}
