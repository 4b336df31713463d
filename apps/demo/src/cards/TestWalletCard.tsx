import type { PromptMode, TestWallet } from '@kit/testing'
import { type ReactNode, useEffect, useReducer } from 'react'
import { Card } from './Card.js'

const modes = { manual: 'Ask me', approve: 'Approve all', reject: 'Reject all', hang: 'Never answer', throw: 'Throw' }

/** The wallet's own side: what its owner would do in the extension. */
export function TestWalletCard(props: { readonly wallet: TestWallet }): ReactNode {
  const { wallet } = props
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const events = ['accountsChanged', 'chainChanged']
    for (const event of events) wallet.provider.on(event, redraw)
    return () => {
      for (const event of events) wallet.provider.removeListener(event, redraw)
    }
  }, [wallet])
  const act = (change: () => void) => () => {
    change()
    redraw()
  }
  return (
    <Card title={wallet.info.name}>
      <label>
        When asked
        <select onChange={(event) => wallet.behave({ mode: event.target.value as PromptMode })}>
          {Object.entries(modes).map(([mode, text]) => (
            <option key={mode} value={mode}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        Wallet account
        <select
          value={wallet.selected}
          onChange={(event) => act(() => wallet.selectAccount(event.target.value as `0x${string}`))()}
        >
          {wallet.addresses.map((address) => (
            <option key={address}>{address}</option>
          ))}
        </select>
      </label>
      <label>
        Wallet network
        <select
          value={wallet.chainId}
          onChange={(event) => act(() => wallet.selectChain(Number(event.target.value)))()}
        >
          <option value={31337}>31337</option>
          <option value={31338}>31338</option>
        </select>
      </label>
      <div className="buttons">
        <button type="button" onClick={act(() => wallet.revoke())}>
          Disconnect from wallet
        </button>
        <button type="button" onClick={act(() => wallet.lock())}>
          Lock
        </button>
        <button type="button" onClick={act(() => wallet.unlock())}>
          Unlock
        </button>
      </div>
    </Card>
  )
}
