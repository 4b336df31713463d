import { Words } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'

/** What a view is about. The frame is a page of its own, and this is the heading of that page. */
export function Title({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Words as="title" heading="h1">
      {children}
    </Words>
  )
}
