'use client'
import type { InitialState } from '@kit/core'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { type ReactNode, useState } from 'react'
import { createAppKit } from './kit'

export function Providers({ initialState, children }: { initialState?: InitialState; children: ReactNode }) {
  const [kit] = useState(() => createAppKit(initialState))
  return (
    <KitProvider kit={kit}>
      {children}
      <KitModal />
    </KitProvider>
  )
}
