import { parseInitialState } from '@kit/core'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from './Providers'
import '@kit/react-ui/styles.css'

export const metadata = { title: 'My dapp', icons: { icon: 'data:,' } }

export default async function Layout({ children }: { children: ReactNode }) {
  const initialState = parseInitialState((await headers()).get('cookie'))
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState}>{children}</Providers>
      </body>
    </html>
  )
}
