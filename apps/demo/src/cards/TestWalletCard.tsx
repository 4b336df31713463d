import type { PromptMode } from '@kit/testing'
import { type ReactNode, useEffect, useReducer } from 'react'
import { type DemoConfig, networkName } from '../config/DemoConfig.js'
import type { DemoWallet } from '../config/DemoWallet.js'
import { useDemoTexts } from '../texts/useDemoTexts.js'
import { Card } from './Card.js'
import { Picture } from './Picture.js'

/** The wallet's side: the actions of its owner in the extension. */
export function TestWalletCard(props: { readonly wallet: DemoWallet; readonly config: DemoConfig }): ReactNode {
  const { wallet } = props
  const { drawer: texts } = useDemoTexts()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => wallet.watch(redraw), [wallet])
  const act = (change: () => void) => () => {
    change()
    redraw()
  }
  return (
    <Card title={wallet.name} className="wallet">
      <Picture src={wallet.icon} name={wallet.name} />
      <label>
        {texts.requested}
        <select onChange={(event) => wallet.behave({ mode: event.target.value as PromptMode })}>
          {Object.entries(texts.modes).map(([mode, text]) => (
            <option key={mode} value={mode}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.account}
        <select value={wallet.selected} onChange={(event) => act(() => wallet.selectAccount(event.target.value))()}>
          {wallet.addresses.map((address) => (
            <option key={address}>{address}</option>
          ))}
        </select>
      </label>
      {wallet.chain !== undefined && (
        <label>
          {texts.network}
          <select
            value={wallet.chain.id}
            onChange={(event) => act(() => wallet.chain?.select(Number(event.target.value)))()}
          >
            {wallet.chain.ids.map((id) => (
              <option key={id} value={id}>
                {networkName(props.config, `eip155:${id}`) ?? id}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="buttons">
        <button type="button" onClick={act(() => wallet.revoke())}>
          {texts.revoke}
        </button>
        <button type="button" onClick={act(() => wallet.lock())}>
          {texts.lock}
        </button>
        <button type="button" onClick={act(() => wallet.unlock())}>
          {texts.unlock}
        </button>
      </div>
    </Card>
  )
}
