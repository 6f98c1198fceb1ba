import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { shownFileName } from '#contract/file-names'
import { importVerdicts } from '#contract/import-fields'
import { sentences } from '#contract/sentences'
import { EarlierFiles } from '@/components/imports/earlier-files'
import { ImportDetails } from '@/components/imports/import-details'
import { ImportSteps } from '@/components/imports/import-steps'
import { UploadFile } from '@/components/imports/upload-file'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { requireClinic } from '@/lib/api/clinics'
import { listImports, readImport } from '@/lib/api/imports'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes, single } from '@/lib/routes'

type Params = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = titled('imports.title')

/** A clinic moves in here: a file is uploaded, checked, and written whole or not at all. */
export default async function ImportPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.imports)
  if (!viewer.clinicId) redirect(routes.clinicAdd)
  const t = await getTranslations('imports')
  const { file: chosen, show, after } = await searchParams
  const id = single(chosen)
  const verdict = importVerdicts.find((each) => each === show)
  const from = Number(single(after) ?? 0)
  const query = {
    ...(verdict && { verdict }),
    ...(Number.isSafeInteger(from) && from > 0 && { after: from }),
  }
  const loaded = await load(
    Promise.all([
      id ? readImport(auth, id, query) : null,
      id ? null : listImports(auth),
      requireClinic(auth, viewer.clinicId),
    ]),
  )
  const [file, files, clinic] = loaded.value ?? []
  return (
    <PageContainer>
      <PageHeader
        title={file ? shownFileName(file.fileName) : t('title')}
        description={file ? undefined : t('text')}
      />
      {(file || files) && <ImportSteps state={file?.state ?? null} />}
      {loaded.refusal && <LoadError message={id ? t('loadFailed') : sentences.failed} />}
      <ClientMessages of={['imports', 'validation', 'fileSentences', 'fileDrop']}>
        {file && <ImportDetails file={file} verdict={verdict ?? null} after={from} />}
        {files && clinic && (
          <UploadFile>
            <EarlierFiles files={files} timeZone={clinic.timeZone} />
          </UploadFile>
        )}
      </ClientMessages>
    </PageContainer>
  )
}
