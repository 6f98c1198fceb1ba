'use client'

import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react'
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  useFormState,
} from 'react-hook-form'
import { cn } from '@/lib/utils'
import { Icon } from './icon'
import { Label } from './label'
import { Slot } from './slot'
import { useSentence } from './use-sentence'

/** Gives the form to its fields: `<Form {...form}><form …>`. */
export const Form = FormProvider

const FieldContext = createContext<{ name: string } | null>(null)
const ItemContext = createContext<{ id: string; required: boolean; helped: boolean } | null>(null)

export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>(
  props: ControllerProps<Values, Name, Output>,
) {
  const context = useMemo(() => ({ name: props.name }), [props.name])
  return (
    <FieldContext value={context}>
      <Controller {...props} />
    </FieldContext>
  )
}

function useFormField() {
  const field = useContext(FieldContext)
  const item = useContext(ItemContext)
  if (!field || !item) throw new Error('Form parts stand inside <FormField> and <FormItem>')
  const { getFieldState } = useFormContext()
  const { error } = getFieldState(field.name, useFormState({ name: field.name }))
  return {
    error,
    required: item.required,
    helped: item.helped,
    controlId: item.id,
    descriptionId: `${item.id}-help`,
    messageId: `${item.id}-error`,
  }
}

type FormItemProps = ComponentProps<'div'> & { required?: boolean }

export function FormItem({ className, required = false, children, ...props }: FormItemProps) {
  const id = useId()
  const helped = Children.toArray(children).some(
    (child) => isValidElement(child) && child.type === FormDescription,
  )
  const context = useMemo(() => ({ id, required, helped }), [id, required, helped])
  return (
    <ItemContext value={context}>
      <div className={cn('grid min-w-0 content-start', className)} {...props}>
        {children}
      </div>
    </ItemContext>
  )
}

export function FormLabel({ className, ...props }: Omit<ComponentProps<typeof Label>, 'required'>) {
  const { controlId, required } = useFormField()
  return (
    <Label
      htmlFor={controlId}
      required={required}
      className={cn('mb-1.5 justify-self-start', className)}
      {...props}
    />
  )
}

/** Ties its only child to the label, the help and the error. */
export function FormControl({ children }: { children: ReactNode }) {
  const { error, required, helped, controlId, descriptionId, messageId } = useFormField()
  const describedBy = [error && messageId, helped && descriptionId].filter(Boolean).join(' ')
  return (
    <Slot
      id={controlId}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      {children}
    </Slot>
  )
}

export function FormDescription({ className, ...props }: ComponentProps<'p'>) {
  const { descriptionId } = useFormField()
  return <p id={descriptionId} className={cn('mt-1.5 text-sm text-muted-foreground', className)} {...props} />
}

export function FormMessage() {
  const { error, messageId } = useFormField()
  const say = useSentence()
  return (
    <div id={messageId} aria-live="polite">
      {error?.message && (
        <p className="mt-1.5 flex items-start gap-1.5 text-sm text-destructive-strong">
          <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
          <span>{say(error.message)}</span>
        </p>
      )}
    </div>
  )
}
