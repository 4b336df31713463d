'use client'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { useWalletRows } from '../list/useWalletRows.js'
import { Button } from '../part/Button.js'
import { Stack } from '../part/Stack.js'
import { Typography } from '../part/Typography.js'
import { useText } from '../text/useText.js'

/** Explains why a previously connected wallet is disconnected, and offers to reconnect it with what the app now requires. */
export function OutdatedNote({ wallet }: { readonly wallet: string }): ReactElement {
  const kit = useKit()
  const text = useText()
  const rows = useWalletRows()
  const row =
    rows.find(({ name, connectorIds }) => name === wallet && connectorIds.length === 0) ??
    rows.find(({ kind }) => kind === 'walletConnect')
  return (
    <Stack align="center">
      <Typography as="quiet">{text('connect.outdated', { wallet })}</Typography>
      {row && (
        <Button kind="link" onClick={() => kit.chooseWallet(row)}>
          {text('connect.again')}
        </Button>
      )}
    </Stack>
  )
}
