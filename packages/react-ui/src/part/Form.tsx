'use client'
import type { ReactElement, ReactNode } from 'react'

/** Props of {@link Form}. */
export type FormProps = {
  readonly children: ReactNode
  /** Called by its {@link Button} without `onClick`, and by Enter in a field unless that button is disabled. */
  readonly onSubmit: () => void
  readonly className?: string | undefined
}

/**
 * Fields with the button that submits them.
 *
 * @example
 * <Form onSubmit={review}>
 *   <AmountField label={text('tip.amount')} value={amount} onChange={setAmount} token={token} />
 *   <Button kind="main" disabled={!isValid}>{text('tip.review')}</Button>
 * </Form>
 */
export function Form({ children, onSubmit, className }: FormProps): ReactElement {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
