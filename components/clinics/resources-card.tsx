'use client'

import { DoorOpen, Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { ResourceDialog } from '@/components/clinics/large-parts'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useFollowed } from '@/lib/browser/use-followed'
import type { Resource } from '@/lib/domain/resource'
import { useWrite } from '@/lib/swr/use-call'

/** The rooms and the equipment that kinds of visit take. */
export function ResourcesCard({ initial }: { initial: Resource[] }) {
  const t = useTranslations('clinics')
  const router = useRouter()
  const [resources, setResources] = useFollowed(initial)
  const [opened, setOpened] = useState<{ resource: Resource | null } | null>(null)
  const [deleting, setDeleting] = useState<Resource | null>(null)
  function saved(resource: Resource) {
    setResources((known) =>
      known.some(({ id }) => id === resource.id)
        ? known.map((each) => (each.id === resource.id ? resource : each))
        : [...known, resource],
    )
    setOpened(null)
    // The kinds of visit offer it now.
    router.refresh()
    toast.success(t('resourceSaved'), { description: resource.name })
  }
  function gone({ id, name }: Resource) {
    setResources((known) => known.filter((each) => each.id !== id))
    setDeleting(null)
    router.refresh()
    toast.success(t('resourceDeleted'), { description: name })
  }
  return (
    <>
      <SettingRow
        icon={DoorOpen}
        title={t('resources')}
        text={resources.length === 0 && t('resourcesText')}
        state={resources.length === 0 ? t('noResources') : undefined}
        action={
          <Button variant="row" onClick={() => setOpened({ resource: null })}>
            <RowAction adds>{t('addResource')}</RowAction>
          </Button>
        }
      />
      {resources.length > 0 && (
        <ul aria-label={t('resources')} className="divide-y border-b px-4 ps-12 sm:px-6 sm:ps-14">
          {resources.map((resource) => (
            <li key={resource.id} className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
              <div className="min-w-0 grow">
                <p translate="no" className="font-medium wrap-anywhere">
                  {resource.name}
                </p>
                <p className="text-sm text-muted-foreground">{t(`resourceKinds.${resource.kind}`)}</p>
              </div>
              <Button
                variant="ghost"
                size="icon"
                className="text-muted-foreground"
                aria-label={t('editResourceOf', { name: resource.name })}
                onClick={() => setOpened({ resource })}
              >
                <Pencil aria-hidden="true" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                className="-me-2 text-muted-foreground"
                aria-label={t('deleteResourceOf', { name: resource.name })}
                onClick={() => setDeleting(resource)}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <ResourceDialog
          resource={opened.resource}
          others={resources}
          onClose={() => setOpened(null)}
          onSaved={saved}
        />
      )}
      {deleting && (
        <DeleteResourceDialog
          resource={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => gone(deleting)}
        />
      )}
    </>
  )
}

interface DeleteResourceDialogProps {
  resource: Resource
  onDeleted: () => void
  onClose: () => void
}

function DeleteResourceDialog({ resource, onDeleted, onClose }: DeleteResourceDialogProps) {
  const t = useTranslations('clinics')
  const { trigger } = useWrite('resources.delete')
  const { run, pending, sentence } = useAct(({ status, code, envelope }) => {
    if (code === 'appointments_affected')
      return { key: 'clinics.resourceTaken', values: { count: envelope.appointments?.length ?? 1 } }
    if (status !== 404) return sentences.failed
    // Somebody else has deleted it.
    onDeleted()
    return null
  })

  async function remove() {
    await trigger({ params: { id: resource.id } })
    onDeleted()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteQuestion', { name: resource.name })}
      description={t('deleteResourceText')}
      confirmLabel={t('deleteResourceConfirm')}
      destructive
      pending={pending}
      error={sentence}
      onConfirm={() => run(remove)}
    />
  )
}
