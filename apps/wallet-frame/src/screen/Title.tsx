import { Typography } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'

/** Heading of a view. The frame is a separate page, and this is its heading. */
export function Title({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Typography as="title" heading="h1">
      {children}
    </Typography>
  )
}
